import { TextField } from '@parlour/ui/components/form/field';

const dayMs = 86_400_000;
const dayOf = (time: number): string => new Intl.DateTimeFormat('en-CA').format(time);

export const lastWeek = () => [dayOf(Date.now() - 6 * dayMs), dayOf(Date.now())] as const;

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void };

export const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    label={label}
    onChange={({ target }) => onChange(target.value)}
    type="date"
    value={value}
  />
);
