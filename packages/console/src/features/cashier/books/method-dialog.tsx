import type { DeskMethod } from '@parlour/contract/cashier/books';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextField } from '@parlour/ui/components/form/field';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';
import { hoursIn, MethodHours } from './method-hours';
import { changedOf, textsOf, type ObjectValues } from '../../change/changed-of';
import { ProposeDialog } from '../../change/propose-dialog';

type MethodDialogProps = { method: DeskMethod; onClose: () => void };

const amounts = ['min', 'max'] as const;
const counts = ['feePermille', 'minutes'] as const;
/** Of a way out alone. */
const receipts = ['receiptMinutes', 'reminderMinutes'] as const;

/** Alters the terms of a method; opening it and wider terms wait for a second person. */
export const MethodDialog = ({ method, onClose }: MethodDialogProps) => {
  const { books } = useWords();
  const { brand, kind, id, name } = method;
  return (
    <ProposeDialog
      kind="method"
      object={`${brand}:${kind}:${id}`}
      onClose={onClose}
      patchOf={patchOf}
      title={fill(books.changeOf, { name })}
    >
      {(values, { faultOf }) => (
        <>
          {spokenOf(values).map((language) => (
            <TextField
              autoComplete="off"
              defaultValue={String(values[`name.${language}`] ?? '')}
              error={faultOf(`name.${language}`)}
              key={language}
              label={`${books.fields.name} (${language})`}
              maxLength={60}
              name={`name.${language}`}
            />
          ))}
          {[...amounts, ...counts, ...receipts.filter((field) => field in values)].map((field) => (
            <TextField
              autoComplete="off"
              defaultValue={String(values[field])}
              error={faultOf(field)}
              inputMode="decimal"
              key={field}
              label={books.fields[field]}
              name={field}
            />
          ))}
          <TextField
            autoComplete="off"
            defaultValue={(values.presets as string[]).join(' ')}
            error={faultOf('presets')}
            hint={books.presetsHint}
            label={books.fields.presets}
            name="presets"
          />
          <MethodHours faultOf={faultOf} values={values} />
          <CheckField defaultChecked={values.enabled === true} name="enabled">
            {books.isOpen}
          </CheckField>
        </>
      )}
    </ProposeDialog>
  );
};

const patchOf = (entered: Record<string, string>, values: ObjectValues): ObjectValues => {
  const all: ObjectValues = {
    ...Object.fromEntries(amounts.map((field) => [field, (entered[field] ?? '').trim()])),
    ...Object.fromEntries(
      [...counts, ...receipts]
        .filter((field) => field in entered)
        .map((field) => [field, numberOf(entered[field])]),
    ),
    ...textsOf('name', entered),
    presets: (entered.presets ?? '').split(/\s+/).filter(Boolean),
    enabled: entered.enabled === 'on',
    ...hoursIn(entered),
  };
  return changedOf(all, values);
};

/** What is no number goes as it is, and is refused at its field. */
const numberOf = (text = ''): number | string => {
  const plain = text.trim();
  return /^\d+$/.test(plain) ? Number(plain) : plain;
};

/** Both languages of the console, and those in which it has a name. */
const spokenOf = (values: ObjectValues): string[] => [
  ...new Set([
    'VI',
    'EN',
    ...Object.keys(values).flatMap((name) => (name.startsWith('name.') ? [name.slice(5)] : [])),
  ]),
];
