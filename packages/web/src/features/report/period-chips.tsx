import { Chip, Chips } from '@parlour/ui/components/chips';
import { TextField } from '@parlour/ui/components/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ChangeEvent, useState } from 'react';
import { useBrand } from '../../lib/brand';
import { serverNow } from '../../lib/server-time';
import { type Period, type PeriodName, periodNames, periodOf } from './period';
import css from './record.module.css';

/** The period of a record: named ones, or two days of one's own. */
export const PeriodChips = ({ onChange }: { onChange: (period: Period) => void }) => {
  const { common, report, form } = usePhrases('common', 'report', 'form');
  const { timeZone } = useBrand();
  const [name, setName] = useState<PeriodName>('last7');
  const [own, setOwn] = useState(() => periodOf('last7', serverNow(), timeZone));
  const isBackwards = own.to < own.from;

  const choose = (next: PeriodName) => {
    setName(next);
    if (next === 'custom') return;
    const period = periodOf(next, serverNow(), timeZone);
    setOwn(period);
    onChange(period);
  };
  const change = (end: keyof Period) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = { ...own, [end]: event.target.value };
    setOwn(next);
    if (next.from && next.to && next.from <= next.to) onChange(next);
  };

  return (
    <>
      <Chips label={report.period}>
        {periodNames.map((one) => (
          <Chip key={one} on={one === name} onClick={() => choose(one)}>
            {common[one]}
          </Chip>
        ))}
      </Chips>
      {name === 'custom' && (
        <div className={css.days}>
          <TextField
            label={common.from}
            max={own.to}
            onChange={change('from')}
            type="date"
            value={own.from}
          />
          <TextField
            error={isBackwards ? form.dateRange : undefined}
            label={common.to}
            min={own.from}
            onChange={change('to')}
            type="date"
            value={own.to}
          />
        </div>
      )}
    </>
  );
};
