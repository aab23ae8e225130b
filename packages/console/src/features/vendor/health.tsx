import type { VendorHealth } from '@parlour/contract/gateway-console';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';
import css from './vendor.module.css';

/** The calls of an hour, those that failed, and how long they took. */
export const Health = ({ of: { calls, errors, p50Ms, p99Ms } }: { of: VendorHealth }) => {
  const { vendor: words } = useWords();
  if (calls === 0) return <span className="t-3">{words.noCalls}</span>;
  return (
    <span className={css.acts}>
      <span>{fill(words.calls, { count: count(calls) })}</span>
      {errors > 0 && <span className="t-warn">{fill(words.errors, { count: count(errors) })}</span>}
      {p50Ms !== undefined && p99Ms !== undefined && (
        <span className={`t-2 ${css.figure}`}>
          {fill(words.times, { p50: `≤ ${count(p50Ms)}`, p99: `≤ ${count(p99Ms)}` })}
        </span>
      )}
    </span>
  );
};
