import type { Shape } from '@parlour/contract/endpoint';
import { languageFacts, languageOf } from '@parlour/contract/languages';
import { fill } from '@parlour/locales/phrases';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import type { ComponentProps } from 'react';
import { useWords } from '../../lib/language';
import { localOf } from '../../lib/local-time';
import type { BrandField } from './brand-fields';
import css from './brand.module.css';
import { faultOf, textOf } from './draft';
import { AccentField, LogoField } from './look-fields';

type SettingFieldProps = {
  field: BrandField;
  /** What is live. */
  value: unknown;
  /** What was typed in its place. */
  typed: string | boolean | undefined;
  canWrite: boolean;
  onType: (typed: string | boolean) => void;
};

/** A field as its shape says: its control, its bounds, what is live beside what was typed. */
export const SettingField = (props: SettingFieldProps) => {
  const { field, value, typed, canWrite, onType } = props;
  const { shape } = field;
  const label = useLabel()(field);
  const hint = useHint(props);
  const error = useFault(field, typed);
  if (shape.kind === 'flag') {
    const live = value ?? field.initial;
    return (
      <div className={css.flag}>
        <CheckField
          checked={typed === undefined ? live === true : typed === true}
          disabled={!canWrite}
          onChange={({ target }) => onType(target.checked)}
        >
          {label}
        </CheckField>
        {typed !== undefined && <p className={css.was}>{hint}</p>}
      </div>
    );
  }
  const common = {
    label,
    hint,
    error,
    disabled: !canWrite,
    value: typed === undefined ? textOf(shape, value) : String(typed),
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  const look = { field: common, canWrite, onType };
  if (field.label === 'logo') return <LogoField {...look} />;
  if (field.label === 'accentDark') return <AccentField {...look} theme="dark" unset="#ff7a48" />;
  if (field.label === 'accentLight') return <AccentField {...look} theme="light" unset="#c8430b" />;
  if (shape.kind === 'choice') {
    const options = shape.of.map((one) => ({ value: one, label: one }));
    const none = value === undefined ? [{ value: '', label: '—' }] : [];
    return <SelectField {...common} options={[...none, ...options]} />;
  }
  if (field.control === 'moment') return <MomentField {...common} onType={onType} />;
  if (field.control === 'text') return <TextAreaField {...common} rows={3} />;
  if (shape.kind === 'list') return <TextAreaField {...common} rows={4} spellCheck={false} />;
  const isNumber = shape.kind === 'whole' || shape.kind === 'money';
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      spellCheck={false}
    />
  );
};

type MomentFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'disabled'> & {
  value: string;
  hint: string;
  onType: (typed: string) => void;
};

/** A moment, typed by the clock of where the operator is. */
const MomentField = ({ value, hint, onType, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    hint={[hint, Intl.DateTimeFormat().resolvedOptions().timeZone].filter(Boolean).join(' · ')}
    onChange={({ target }) => onType(target.value && new Date(target.value).toISOString())}
    type="datetime-local"
    value={localOf(value)}
  />
);

/** The name of a field for people; a flag of the whitelabel tree is its code. */
export const useLabel = () => {
  const { brand } = useWords();
  const names: Readonly<Record<string, string>> = brand.fields;
  return ({ label }: BrandField): string => {
    const [, notice] = /^notice\.(\w+)$/.exec(label) ?? [];
    const language = languageOf(notice);
    return language
      ? `${names['notice']} – ${languageFacts[language].name}`
      : (names[label] ?? label);
  };
};

const boundsOf = (shape: Shape): { min: number | string; max: number | string } | undefined =>
  (shape.kind === 'whole' || shape.kind === 'money') &&
  shape.min !== undefined &&
  shape.max !== undefined
    ? { min: shape.min, max: shape.max }
    : undefined;

const useHint = ({ field: { shape, initial }, value, typed }: SettingFieldProps): string => {
  const { brand } = useWords();
  const bounds = boundsOf(shape);
  const isUnset = value === undefined || value === null || value === '';
  const live = shape.kind === 'flag' ? (value === true ? brand.on : brand.off) : undefined;
  return [
    typed !== undefined &&
      fill(brand.was, { value: live ?? (isUnset ? brand.unset : textOf(shape, value)) }),
    typed === undefined &&
      isUnset &&
      initial !== undefined &&
      fill(brand.byDefault, { value: textOf(shape, initial) || '—' }),
    typed === undefined &&
      isUnset &&
      initial === undefined &&
      shape.kind !== 'list' &&
      brand.notSet,
    shape.kind === 'list' && brand.eachLine,
    bounds && fill(brand.bounds, bounds),
  ]
    .filter(Boolean)
    .join(' · ');
};

const useFault = (field: BrandField, typed: string | boolean | undefined): string | undefined => {
  const { form } = useWords();
  const fault = typed === undefined ? undefined : faultOf(field, typed);
  if (!fault) return undefined;
  return fill(form[fault.code] as string, { min: fault.min ?? '', max: fault.max ?? '' });
};
