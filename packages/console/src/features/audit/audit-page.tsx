import type { AuditLine } from '@parlour/contract/audit';
import { dateTime } from '@parlour/ui/dates';
import { useLocation, useParams } from 'wouter';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Wide } from '../../lib/parts/wide';
import { AuditFilters } from './audit-filters';
import { whoActed } from '../../lib/who-acted';
import css from './audit.module.css';
import { OpenLine } from './open-line';
import { useAuditFilter, useLines } from './use-audit';
import { ExportLines } from './export-lines';
import { VerifyChain } from './verify-chain';

/** The lines of the audit, by filters in the address, and one of them with what it changed. */
export const AuditPage = () => {
  const { audit } = useWords();
  const { n } = useParams<{ n?: string }>();
  const { filter, setFilter } = useAuditFilter();
  return (
    <Page
      actions={
        <>
          <ExportLines filter={filter} />
          <VerifyChain />
        </>
      }
      title={audit.title}
    >
      <p className="t-2">{audit.about}</p>
      <div className={css.columns}>
        <div className={css.main}>
          <AuditFilters filter={filter} key={JSON.stringify(filter)} onFilter={setFilter} />
          <Lines open={n} />
        </div>
        {n && <OpenLine key={n} n={n} onFilter={setFilter} />}
      </div>
    </Page>
  );
};

const Lines = ({ open }: { open: string | undefined }) => {
  const { audit } = useWords();
  const { filter } = useAuditFilter();
  const query = useLines(filter);
  return (
    <Answer of={query}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0) return <p className={parts.empty}>{audit.none}</p>;
        return (
          <>
            <LineTable list={list} open={open} />
            <More of={query}>{audit.older}</More>
          </>
        );
      }}
    </Answer>
  );
};

const LineTable = ({ list, open }: { list: readonly AuditLine[]; open: string | undefined }) => {
  const { audit } = useWords();
  return (
    <Wide label={audit.title}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{audit.line}</th>
            <th scope="col">{audit.time}</th>
            <th scope="col">{audit.who}</th>
            <th scope="col">{audit.act}</th>
            <th scope="col">{audit.object}</th>
            <th scope="col">{audit.reason}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((line) => (
            <Line isOpen={line.n !== undefined && line.n === open} key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
};

const Line = ({ line, isOpen }: { line: AuditLine; isOpen: boolean }) => {
  const { audit, casework } = useWords();
  const [, go] = useLocation();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { n, at, act, objectKind, objectId, isWithheld } = line;
  const reason = isWithheld ? casework.withheld : line.reason;
  return (
    <tr aria-current={isOpen || undefined} className={css.line}>
      <td>
        {n === undefined ? (
          <span className="t-3">{audit.waits}</span>
        ) : (
          <button
            className={css.number}
            onClick={() => go(`/audit/${n}${location.search}`)}
            type="button"
          >
            {n}
          </button>
        )}
      </td>
      <td className={css.time}>{dateTime(at, zone, locale)}</td>
      <td>{whoActed(audit, line)}</td>
      <td className={act.endsWith('.refused') ? css.refused : undefined}>{act}</td>
      <td>
        {objectKind} {objectId}
      </td>
      <td className={css.reason} title={reason}>
        {reason}
      </td>
    </tr>
  );
};
