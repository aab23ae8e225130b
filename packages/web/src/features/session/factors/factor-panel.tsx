import type { Factor } from '@parlour/contract/session/factors';
import { fill } from '@parlour/locales/phrases';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import css from '../security.module.css';
import { AskFirst } from './ask-first';
import { RecoveryCodes } from './recovery-codes';
import type { Factors } from './use-factors';

type FactorPanelProps = {
  factors: Factors;
  kind: Factor['kind'];
  /** What they are good for. */
  why: string;
  /** While there is none of this kind. */
  none: string;
  /** The way to one more. */
  children: ReactNode;
};

/** The factors of a kind, one more, and the recovery codes; new codes stand alone until kept. */
export const FactorPanel = ({ factors, kind, why, none, children }: FactorPanelProps) => {
  const { query, codes, codesLeft, refused, isBusy } = factors;
  const { refusal, factors: words } = usePhrases('refusal', 'factors');
  if (query.isPending) return <TableSkeleton onRetry={() => void query.refetch()} rows={2} />;
  if (!query.data) {
    return <QueryError onRetry={() => void query.refetch()} refused={asRefused(query.error)} />;
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={factors.keepCodes} />;
  const list = factors.of(kind);
  return (
    <div className={css.section}>
      <p className="t-2">{list.length > 0 ? why : none}</p>
      {refused && (
        <FormAlert>
          {refused.code === 'popup.closed' ? words.passkeyNotMade : refusal[refused.code]}
        </FormAlert>
      )}
      {list.length > 0 && (
        <FactorList isBusy={isBusy} kind={kind} list={list} onRemove={factors.remove} />
      )}
      {children}
      {codesLeft !== undefined && (
        <CodesLeft count={codesLeft} isBusy={isBusy} onRenew={factors.renew} />
      )}
    </div>
  );
};

type FactorListProps = {
  kind: Factor['kind'];
  list: readonly Factor[];
  isBusy: boolean;
  onRemove: (id: string) => void;
};

const FactorList = ({ kind, list, isBusy, onRemove }: FactorListProps) => {
  const { factors } = usePhrases('factors');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const at = (time: string) => dateTime(time, timeZone, locale);
  return (
    <ul className={css.list}>
      {list.map(({ id, name, addedAt, usedAt }) => (
        <li className={css.row} key={id}>
          <div className={css.names}>
            <p>{name}</p>
            <p className="t-small t-3">
              {fill(factors.addedAt, { at: at(addedAt) })}
              {usedAt && ` · ${fill(factors.usedAt, { at: at(usedAt) })}`}
            </p>
          </div>
          <AskFirst
            isBusy={isBusy}
            label={`${factors.removeWord}: ${name}`}
            onYes={() => onRemove(id)}
            question={kind === 'totp' ? factors.removeTotp : factors.removePasskey}
            word={factors.removeWord}
          />
        </li>
      ))}
    </ul>
  );
};

type CodesLeftProps = { count: number; isBusy: boolean; onRenew: () => void };

const CodesLeft = ({ count, isBusy, onRenew }: CodesLeftProps) => {
  const { factors } = usePhrases('factors');
  return (
    <div className={css.foot}>
      <div className={css.names}>
        <p>{factors.recoveryTitle}</p>
        <p className="t-small t-3">{fill(factors.recoveryLeft, { count: String(count) })}</p>
      </div>
      <AskFirst
        isBusy={isBusy}
        label={factors.renewRecovery}
        onYes={onRenew}
        question={factors.renewAsk}
        word={factors.renewRecovery}
      />
    </div>
  );
};
