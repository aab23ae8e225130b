import { TextField } from '@parlour/ui/components/form/field';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/language';
import css from '../player.module.css';
import type { usePeriod } from './use-period';

type PeriodFieldsProps = { of: ReturnType<typeof usePeriod>; children?: ReactNode };

/** From which day to which. */
export const PeriodFields = ({ of: { from, to, change }, children }: PeriodFieldsProps) => {
  const { player } = useWords();
  return (
    <div className={css.fields}>
      <TextField
        label={player.from}
        onChange={({ target: { value } }) => change('from', value)}
        type="date"
        value={from}
      />
      <TextField
        label={player.to}
        onChange={({ target: { value } }) => change('to', value)}
        type="date"
        value={to}
      />
      {children}
    </div>
  );
};
