import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ChangeEvent, useState } from 'react';
import { type Period, type PeriodName, periodNames } from './period';
import css from './record.module.css';

type PeriodChipsProps = {
  name: PeriodName;
  period: Period;
  onChoose: (name: PeriodName, own?: Period) => void;
};

/** The period of a record: named ones, or two days of one's own. */
export const PeriodChips = ({ name, period, onChoose }: PeriodChipsProps) => {
  const { common, report } = usePhrases('common', 'report');
  return (
    <>
      <Chips label={report.period}>
        {periodNames.map((one) => (
          <Chip
            key={one}
            on={one === name}
            onClick={() => onChoose(one, one === 'custom' ? period : undefined)}
            ref={one === name ? intoView : undefined}
          >
            {common[one]}
          </Chip>
        ))}
      </Chips>
      {name === 'custom' && <OwnDays onChange={(own) => onChoose('custom', own)} period={period} />}
    </>
  );
};

/** On a phone the row is wider than the screen. */
const intoView = (chip: HTMLButtonElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });

type OwnDaysProps = { period: Period; onChange: (own: Period) => void };

const OwnDays = ({ period, onChange }: OwnDaysProps) => {
  const { common, form } = usePhrases('common', 'form');
  const [own, setOwn] = useState(period);
  const change = (end: keyof Period) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = { ...own, [end]: event.target.value };
    setOwn(next);
    if (next.from && next.to && next.from <= next.to) onChange(next);
  };
  return (
    <div className={css.days}>
      <TextField label={common.from} onChange={change('from')} type="date" value={own.from} />
      <TextField
        error={own.to < own.from ? form.dateRange : undefined}
        label={common.to}
        onChange={change('to')}
        type="date"
        value={own.to}
      />
    </div>
  );
};
