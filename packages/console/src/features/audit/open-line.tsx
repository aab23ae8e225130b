import { audit as calls, type AuditEntry } from '@parlour/contract/audit';
import { Icon } from '@parlour/ui/components/art/icon';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { dateTime } from '@parlour/ui/dates';
import { checkCircle } from '@parlour/ui/icons/check-circle';
import { warningCircle } from '@parlour/ui/icons/warning-circle';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { PlayerLink } from '../../lib/parts/player-link';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { Diff } from '../change/diff';
import { whoActed } from '../../lib/who-acted';
import css from './audit.module.css';
import type { AuditFilter } from './use-audit';

type OpenLineProps = { n: string; onFilter: (filter: AuditFilter) => void };

/** One line: who, what, before and after, and its place in the chain, computed again. */
export const OpenLine = ({ n, onFilter }: OpenLineProps) => {
  const { audit } = useWords();
  const [, go] = useLocation();
  const query = useQuery({
    queryKey: ['audit-line', n],
    queryFn: ({ signal }) => call(calls.readEntry, { n }, { signal }),
  });
  return (
    <aside aria-label={fill(audit.lineOf, { n })} className={css.open}>
      <div className={css.openHead}>
        <h2 className="t-h2">{fill(audit.lineOf, { n })}</h2>
        <IconButton icon={x} label={audit.close} onClick={() => go(`/audit${location.search}`)} />
      </div>
      <Answer of={query}>
        {(entry) => (
          <>
            <Who entry={entry} onFilter={onFilter} />
            <Section title={audit.changed}>
              <Changed entry={entry} />
            </Section>
            <Chain entry={entry} />
          </>
        )}
      </Answer>
    </aside>
  );
};

const Who = ({ entry, onFilter }: { entry: AuditEntry } & Pick<OpenLineProps, 'onFilter'>) => {
  const { audit } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { operatorId, at, act, objectKind, objectId, playerId } = entry;
  const by = (filter: AuditFilter, text: ReactNode) => (
    <button className={css.filter} onClick={() => onFilter(filter)} type="button">
      {text}
    </button>
  );
  const name = whoActed(audit, entry);
  return (
    <Facts>
      <Fact name={audit.who}>{operatorId ? by({ operatorId }, name) : name}</Fact>
      <Fact name={audit.time}>{dateTime(at, zone, locale)}</Fact>
      <Fact name={audit.act}>{by({ act }, act)}</Fact>
      <Fact name={audit.object}>
        {by({ objectKind, objectId }, [objectKind, objectId].join(' '))}
      </Fact>
      {playerId && (
        <Fact name={audit.player}>
          <PlayerLink id={playerId}>{playerId}</PlayerLink>
        </Fact>
      )}
      {entry.brand && <Fact name={audit.brand}>{entry.brand}</Fact>}
      {entry.requestId && (
        <Fact name={audit.request}>{by({ requestId: entry.requestId }, entry.requestId)}</Fact>
      )}
      {entry.secondOf && <Fact name={audit.secondOf}>{entry.secondOf}</Fact>}
      {entry.reason && <Fact name={audit.reason}>{entry.reason}</Fact>}
    </Facts>
  );
};

const Changed = ({ entry: { before, after, isWithheld } }: { entry: AuditEntry }) => {
  const { audit } = useWords();
  if (isWithheld) return <p className="t-2">{audit.withheld}</p>;
  const fields = fieldsOf(before, after);
  return fields.length === 0 ? <p className="t-2">{audit.nothing}</p> : <Diff fields={fields} />;
};

/** The fields of both that differ; what is no object is one field. */
const fieldsOf = (before: unknown, after: unknown) => {
  const [was, is] = [namedOf(before), namedOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
};

const namedOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { '=': value };
};

const Chain = ({ entry: { isWhole, prev, digest, hash } }: { entry: AuditEntry }) => {
  const { audit } = useWords();
  return (
    <Section title={audit.chain}>
      <p className={isWhole ? css.good : css.bad}>
        <Icon of={isWhole ? checkCircle : warningCircle} size={16} />
        {isWhole ? audit.recomputed : audit.differs}
      </p>
      <dl className={css.hashes}>
        <dt>{audit.prev}</dt>
        <dd>{prev}</dd>
        <dt>{audit.digest}</dt>
        <dd>{digest}</dd>
        <dt>{audit.hash}</dt>
        <dd>{hash}</dd>
      </dl>
      <p className="t-3">{audit.how}</p>
    </Section>
  );
};
