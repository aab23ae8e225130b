import type { BrandBoard, BoardHour } from '@parlour/contract/report-console';
import type { Zone } from '@parlour/contract/time-zone';
import { Button } from '@parlour/ui/components/form/button';
import { figure, timeOfDay } from '@parlour/ui/format';
import { useEffect, useRef, useState } from 'react';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { Wide } from '../../lib/parts/wide';
import { useTheme } from '../../lib/theme';
import css from './dashboard.module.css';

/** Deposits above the line and withdrawals below it, hour by hour; as a picture or as a table. */
export const InAndOut = ({ board: { hours, timeZone } }: { board: BrandBoard }) => {
  const { dashboard } = useWords();
  const [isTable, setTable] = useState(false);
  const zone = timeZone as Zone;
  return (
    <Section
      aside={
        <Button aria-pressed={isTable} look="quiet" onClick={() => setTable(!isTable)} small>
          {dashboard.asTable}
        </Button>
      }
      title={dashboard.inAndOut}
    >
      {!isTable && <HourChart hours={hours} zone={zone} />}
      {isTable ? (
        <Wide label={dashboard.inAndOut}>
          <HourTable hours={hours} zone={zone} />
        </Wide>
      ) : (
        <div className="sr-only">
          <HourTable hours={hours} zone={zone} />
        </div>
      )}
    </Section>
  );
};

type HoursProps = { hours: readonly BoardHour[]; zone: Zone };

/** The library of the chart comes with it; without the picture the table is still there. */
const HourChart = ({ hours, zone }: HoursProps) => {
  const { dashboard } = useWords();
  const locale = useConsoleLocale();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  // The same hours, read again, are not drawn again.
  const drawn = JSON.stringify(hours);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let isGone = false;
    let remove = (): void => undefined;
    import('./draw-hours')
      .then(({ drawHours }) => {
        if (isGone) return;
        remove = drawHours(element, JSON.parse(drawn) as BoardHour[], { zone, locale });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      remove();
    };
  }, [drawn, locale, theme, zone]);
  return (
    <div aria-hidden="true">
      <p className={css.legend}>
        <span data-mark="in">{dashboard.deposited}</span>
        <span data-mark="out">{dashboard.withdrawn}</span>
        <span data-mark="before">{dashboard.depositedBefore}</span>
      </p>
      <div className={css.chart} ref={box} />
    </div>
  );
};

const HourTable = ({ hours, zone }: HoursProps) => {
  const { dashboard } = useWords();
  return (
    <table aria-label={dashboard.inAndOut} className={parts.table}>
      <thead>
        <tr>
          <th scope="col">{dashboard.hour}</th>
          <th className={parts.end} scope="col">
            {dashboard.deposited}
          </th>
          <th className={parts.end} scope="col">
            {dashboard.withdrawn}
          </th>
          <th className={parts.end} scope="col">
            {dashboard.depositedBefore}
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, deposits, withdrawals, depositsBefore }) => (
          <tr key={hour}>
            <td>{timeOfDay(hour, zone)}</td>
            <td className={`${parts.end} ${css.figure}`}>{figure(deposits)}</td>
            <td className={`${parts.end} ${css.figure}`}>{figure(withdrawals)}</td>
            <td className={`${parts.end} ${css.figure}`}>{figure(depositsBefore)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
