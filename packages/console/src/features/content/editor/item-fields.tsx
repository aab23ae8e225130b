import { contentFields } from '@parlour/contract/content-console';
import type { Shape } from '@parlour/contract/endpoint';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../../lib/language';
import { localOf } from '../../../lib/local-time';
import css from '../content.module.css';
import type { Editing } from './text-columns';
import { PictureField } from './picture-field';
import { useFaultOf } from './use-fault-of';

/** Where, for whom and when an item is shown, drawn from the shapes of its kind. */
export const ItemFields = (props: Editing) => {
  const { kind, values } = props;
  const isHidden = (name: string) =>
    (name === 'rule' && values['place'] !== 'popup') ||
    (name === 'link' && values['linkage'] === 'none');
  return (
    <div className={css.fields}>
      {Object.entries<Shape>(contentFields[kind])
        .filter(([name]) => !isHidden(name))
        .map(([name, shape]) => (
          <OneField {...props} key={name} name={name} shape={shape} />
        ))}
    </div>
  );
};

type OneFieldProps = Editing & { name: string; shape: Shape };

const OneField = (props: OneFieldProps) => {
  const { brand, name, shape, values, faults, mayWrite, onType } = props;
  const { content } = useWords();
  const error = useFaultOf(faults)(name);
  const label = (content.fields as Readonly<Record<string, string>>)[name] ?? name;
  const value = values[name] ?? '';
  const type = (typed: unknown) => onType(name, typed);
  if (shape.kind === 'flag') {
    return (
      <CheckField
        checked={value === true}
        disabled={!mayWrite}
        error={error}
        onChange={({ target }) => type(target.checked)}
      >
        {label}
      </CheckField>
    );
  }
  if (shape.kind === 'choice') {
    return <Choice {...{ name, label, shape, value, error, mayWrite, type }} />;
  }
  if (name === 'from' || name === 'until')
    return <TimeField {...{ label, value, error, mayWrite, type }} />;
  if (name === 'image') {
    const address = String(value);
    return <PictureField {...{ address, brand, error, label, mayWrite }} onType={type} />;
  }
  const isWhole = shape.kind === 'whole';
  return (
    <TextField
      autoComplete="off"
      disabled={!mayWrite}
      error={error}
      inputMode={isWhole ? 'numeric' : 'text'}
      label={label}
      onChange={({ target }) =>
        type(isWhole && /^\d+$/.test(target.value) ? Number(target.value) : target.value)
      }
      spellCheck={false}
      value={String(value)}
    />
  );
};

type TimeFieldProps = Pick<OneFieldProps, 'mayWrite'> & {
  label: string;
  value: unknown;
  error: string | undefined;
  type: (typed: unknown) => void;
};

const TimeField = ({ label, value, error, mayWrite, type }: TimeFieldProps) => (
  <TextField
    disabled={!mayWrite}
    error={error}
    hint={Intl.DateTimeFormat().resolvedOptions().timeZone}
    label={label}
    onChange={({ target }) => type(target.value && new Date(target.value).toISOString())}
    type="datetime-local"
    value={localOf(String(value))}
  />
);

type ChoiceProps = Pick<OneFieldProps, 'name' | 'mayWrite'> & {
  label: string;
  shape: Extract<Shape, { kind: 'choice' }>;
  value: unknown;
  error: string | undefined;
  type: (typed: unknown) => void;
};

/** A few choices stand side by side, many in a list. */
const Choice = ({ name, label, shape, value, error, mayWrite, type }: ChoiceProps) => {
  const { content } = useWords();
  const { places, rules, audiences, linkages } = content;
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    place: places,
    section: places,
    rule: rules,
    audience: audiences,
    linkage: linkages,
  };
  const nameOf = (one: string): string => names[name]?.[one] ?? one;
  if (shape.of.length > 3) {
    return (
      <SelectField
        disabled={!mayWrite}
        error={error}
        label={label}
        onChange={({ target }) => type(target.value)}
        options={shape.of.map((one) => ({ value: one, label: nameOf(one) }))}
        value={String(value)}
      />
    );
  }
  return (
    <div className={css.choice}>
      <span className={css.choiceName}>{label}</span>
      <Chips label={label} wrap>
        {shape.of.map((one) => (
          <Chip disabled={!mayWrite} key={one} on={one === value} onClick={() => type(one)}>
            {nameOf(one)}
          </Chip>
        ))}
      </Chips>
      {error && <span className={css.warn}>{error}</span>}
    </div>
  );
};
