import type { LimitsView } from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useLimits } from '../../lib/api/use-limits';
import { goWithdraw } from '../../lib/session/member-actions';
import { LimitForm } from './limit-form';
import { LimitList } from './limit-list';
import css from './limits-page.module.css';
import { Exclusion, Pause, Reality } from './pauses';
import { useMoment } from './use-moment';

type LimitsProps = {
  /** The way to customer service. */
  support: ReactNode;
  /** Organisations outside the site. */
  outside?: ReactNode;
};

/** `responsible`: limits, reality check, breaks, support, and help outside the site. */
export const LimitsPage = (given: LimitsProps) => (
  <QueryScope>
    <Limits {...given} />
  </QueryScope>
);

const Limits = ({ support, outside }: LimitsProps) => {
  const { compliance: words } = usePhrases('compliance');
  const { data, isPending, error, refetch } = useLimits();
  if (isPending) return <TableSkeleton onRetry={() => void refetch()} rows={4} />;
  if (!data) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  return (
    <div className={css.page}>
      <Pausing support={support} view={data} />
      <p className="t-small">{words.intro}</p>
      <section className={css.part}>
        <h4 className="t-h3">{words.limits}</h4>
        <LimitList view={data} />
        <LimitForm />
      </section>
      <Reality minutes={data.realityMinutes} />
      <Pause />
      <Exclusion />
      {!data.exclusion && !data.coolingOff && <div className={css.ways}>{support}</div>}
      {outside}
    </div>
  );
};

type PausingProps = LimitsProps & { view: LimitsView };

/** Who pauses reads until when, and keeps the ways to the own money and to support. */
const Pausing = ({ view: { exclusion, coolingOff }, support }: PausingProps) => {
  const { compliance: words } = usePhrases('compliance');
  const moment = useMoment();
  if (!exclusion && !coolingOff) return null;
  const text = exclusion
    ? exclusion.until
      ? fill(words.excludedUntil, { at: moment(exclusion.until) })
      : words.excludedForever
    : fill(words.coolingUntil, { at: moment(coolingOff?.until ?? '') });
  return (
    <div className={`panel ${css.pausing}`} ref={intoView}>
      <p role="status">{text}</p>
      <div className={css.ways}>
        <Button onClick={goWithdraw}>{words.withdraw}</Button>
        {support}
      </div>
    </div>
  );
};

/** The pause is agreed to far below: its answer is brought to the reader. */
const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
