import type { LimitsView } from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useLimits } from '../../lib/api/use-limits';
import { goWithdraw } from '../../lib/session/member-actions';
import { LimitForm } from './limit-form';
import { LimitList } from './limit-list';
import css from './limits-page.module.css';
import { OutsideHelp } from './outside-help';
import { Exclusion, Pause, Reality } from './pauses';
import { useMoment } from './use-moment';

/** `responsible`: limits, reality check, breaks, and help outside the site. */
export const LimitsPage = () => (
  <QueryScope>
    <Limits />
  </QueryScope>
);

const Limits = () => {
  const { compliance: words } = usePhrases('compliance');
  const { data, isPending, error, refetch } = useLimits();
  if (isPending) return <TableSkeleton onRetry={() => void refetch()} rows={4} />;
  if (!data) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  return (
    <div className={css.page}>
      <Pausing view={data} />
      <p className="t-small">{words.intro}</p>
      <section className={css.part}>
        <h4 className="t-h3">{words.limits}</h4>
        <LimitList view={data} />
        <LimitForm />
      </section>
      <Reality minutes={data.realityMinutes} />
      <Pause />
      <Exclusion />
      <OutsideHelp />
    </div>
  );
};

/** Who pauses reads until when, and keeps the way to the own money. */
const Pausing = ({ view: { exclusion, coolingOff } }: { view: LimitsView }) => {
  const { compliance: words } = usePhrases('compliance');
  const moment = useMoment();
  if (!exclusion && !coolingOff) return null;
  const text = exclusion
    ? exclusion.until
      ? fill(words.excludedUntil, { at: moment(exclusion.until) })
      : words.excludedForever
    : fill(words.coolingUntil, { at: moment(coolingOff?.until ?? '') });
  return (
    <div className={`panel ${css.pausing}`} role="status">
      <p>{text}</p>
      <Button onClick={goWithdraw}>{words.withdraw}</Button>
    </div>
  );
};
