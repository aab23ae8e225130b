import type { ProfitDay } from '@parlour/contract/report';
import { money } from '@parlour/ui/format';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { date } from '@parlour/ui/dates';
import { useEffect, useRef } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { useTheme } from '../../../lib/brand/theme';
import { useBalance } from '../../../lib/session/balance';
import type { Period } from '../period';
import css from './profit-chart.module.css';

type ProfitChartProps = { days: readonly ProfitDay[]; period: Period };

/**
 * Win and loss by day, and their running total. The library of the chart comes when it is shown;
 * who reads with a screen reader gets the same days as a table.
 */
export const ProfitChart = ({ days, period: { from, to } }: ProfitChartProps) => {
  const { report: words } = usePhrases('report');
  const box = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  useEffect(() => {
    const element = box.current;
    if (!element || isHidden) return undefined;
    let isGone = false;
    let remove = (): void => undefined;
    import('./draw-chart')
      .then(({ drawDays }) => {
        if (!isGone) remove = drawDays(element, days, { words, locale, period: { from, to } });
      })
      // Without the picture the figures are still there.
      .catch(() => undefined);
    return () => {
      isGone = true;
      remove();
    };
  }, [days, from, isHidden, locale, theme, to, words]);
  return (
    <figure className={css.figure}>
      <figcaption className="t-h3">{words.profitChart}</figcaption>
      <div aria-hidden="true" className={css.chart} ref={box} />
      <DayTable days={days} />
    </figure>
  );
};

const DayTable = ({ days }: { days: readonly ProfitDay[] }) => {
  const { report: words } = usePhrases('report');
  const { currencySymbol: symbol } = useBrand();
  const locale = useLocale();
  const hidden = useBalance((state) => state.isHidden);
  return (
    <table aria-label={words.profitChart} className="sr-only">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.net}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, net }) => (
          <tr key={day}>
            <td>{date(`${day}T12:00:00Z`, 'UTC', locale)}</td>
            <td>{money(net, symbol, { hidden })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
