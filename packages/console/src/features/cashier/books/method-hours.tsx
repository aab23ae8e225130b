import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextField } from '@parlour/ui/components/form/field';
import { useWords } from '../../../lib/language';
import css from '../cashier.module.css';
import { useWeekdays, weekdays } from './use-weekdays';

type MethodHoursProps = {
  values: Readonly<Record<string, unknown>>;
  faultOf: (name: string) => string | undefined;
};

/** On which days and in which hours a method is open, by the brand's clock. */
export const MethodHours = ({ values, faultOf }: MethodHoursProps) => {
  const { books } = useWords();
  const nameOf = useWeekdays();
  const days = values.days as readonly number[];
  const fault = faultOf('days');
  return (
    <fieldset className={css.hours}>
      <legend>{books.fields.days}</legend>
      <div className={css.weekdays}>
        {weekdays.map((day) => (
          <CheckField defaultChecked={days.includes(day)} key={day} name={`day.${day}`}>
            {nameOf(day)}
          </CheckField>
        ))}
      </div>
      {fault && <p className="t-neg">{fault}</p>}
      <div className={css.weekdays}>
        {(['opens', 'closes'] as const).map((name) => (
          <TextField
            defaultValue={String(values[name])}
            error={faultOf(name)}
            key={name}
            label={books.fields[name]}
            name={name}
            type="time"
          />
        ))}
      </div>
      <p className="t-2">{books.hoursHint}</p>
    </fieldset>
  );
};

/** The days and hours of the form. */
export const hoursIn = (entered: Readonly<Record<string, string>>) => ({
  days: weekdays.filter((day) => entered[`day.${day}`] === 'on'),
  opens: entered.opens ?? '',
  closes: entered.closes ?? '',
});
