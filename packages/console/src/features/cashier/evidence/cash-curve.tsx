import type { WithdrawalEvidence } from '@parlour/contract/cashier/evidence';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Section } from '../../../lib/parts/section';
import css from './evidence.module.css';

const width = 600;
const height = 110;

/** The player's cash since the withdrawal before, step by step; deposits are marked below. */
export const CashCurve = ({ of: { curve, money, withdrawal } }: { of: WithdrawalEvidence }) => {
  const { evidence } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { points, deposits } = curve;
  if (points.length < 2) return null;
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(...points.map(({ balance }) => Number(balance)), 1);
  const x = (at: string) => ((Date.parse(at) - first) / Math.max(last - first, 1)) * width;
  const y = (balance: string) => height - (Number(balance) / most) * (height - 8);
  const start = `M0 ${y(money.opening)}`;
  const line = points.map(({ at, balance }) => `H${x(at)}V${y(balance)}`).join('');
  const top = points.reduce((best, each) =>
    Number(each.balance) > Number(best.balance) ? each : best,
  );
  const label = fill(evidence.curveLabel, {
    from: figure(money.opening),
    top: figure(top.balance),
    at: dateTime(top.at, zone, locale),
    left: figure(money.left),
  });
  return (
    <Section aside={`${withdrawal.currency} · ${evidence.curveWhat}`} title={evidence.curve}>
      <svg
        aria-label={label}
        className={css.curve}
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${width} ${height + 14}`}
      >
        <path className={css.area} d={`${start}${line}V${height}H0Z`} />
        <path className={css.line} d={`${start}${line}`} />
        <path className={css.axis} d={`M0 ${height}H${width}`} />
        {deposits
          .filter(({ at }) => Date.parse(at) >= first)
          .map(({ at }) => (
            <path className={css.deposit} d={`M${x(at)} ${height}v12`} key={at} />
          ))}
      </svg>
      <p className={css.ends}>
        <span>{dateTime(points[0]!.at, zone, locale)}</span>
        <span>{fill(evidence.top, { amount: figure(top.balance) })}</span>
        <span>{dateTime(points.at(-1)!.at, zone, locale)}</span>
      </p>
    </Section>
  );
};
