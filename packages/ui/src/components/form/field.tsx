import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../class-names';
import { check } from '../../icons/check';
import { warningCircleFill } from '../../icons/warning-circle';
import { usePhrases } from '../../use-phrases';
import css from './field.module.css';
import { Icon } from '../art/icon';
import { Spinner } from '../feedback/spinner';

export interface FieldProps {
  label: string;
  /** What to type, before typing. */
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Says so beside the label. */
  isOptional?: boolean;
  /** A small check at the right, after the field was left. */
  isValid?: boolean;
  isChecking?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** What the control of a field has to carry. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldShellProps extends FieldProps {
  id?: string | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isBig?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control with its prefix and suffix in one border, hint or error under it. */
export const FieldShell = ({ id: givenId, children, ...field }: FieldShellProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { label, hint, error, isOptional, isReadOnly, isDisabled, isBig, prefix, suffix } = field;
  const { form } = usePhrases('form');
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const box = cx(
    css.box,
    isBig && css.big,
    error && css.wrong,
    isReadOnly && css.readOnly,
    isDisabled && css.disabled,
  );
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className={css.optional}>{form.optional}</span>}
      </label>
      <div className={box}>
        {prefix && <span className={css.prefix}>{prefix}</span>}
        {children({
          id,
          className: css.input,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        <Verdict {...field} />
        {suffix && <span className={css.suffix}>{suffix}</span>}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon of={warningCircleFill} size={16} />
          {error}
        </p>
      )}
      {hint && (
        <div className={css.hint} hidden={Boolean(error)} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};

// Inside the border, at its end: still being checked, or found good.
const Verdict = ({ isChecking, isValid, error }: FieldProps) => {
  const { form } = usePhrases('form');
  if (isChecking) {
    return (
      <output className={css.waiting}>
        <Spinner />
        {form.checking}
      </output>
    );
  }
  if (!isValid || error) return null;
  return (
    <span className={css.valid}>
      <Icon of={check} size={18} />
      <span className="sr-only">{form.ok}</span>
    </span>
  );
};

const split = <Props extends FieldProps>({
  label,
  hint,
  error,
  isOptional,
  isValid,
  isChecking,
  prefix,
  suffix,
  ...control
}: Props) => ({
  field: { label, hint, error, isOptional, isValid, isChecking, prefix, suffix },
  control,
});

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'>;

export interface TextFieldProps extends FieldProps, InputProps {}

export const TextField = (props: TextFieldProps) => {
  const { field, control } = split(props);
  const { id, disabled, readOnly } = control;
  return (
    <FieldShell {...field} id={id} isDisabled={disabled} isReadOnly={readOnly}>
      {(shell) => <input type="text" {...control} {...shell} />}
    </FieldShell>
  );
};

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'prefix'> {}

export const TextAreaField = (props: TextAreaFieldProps) => {
  const { field, control } = split(props);
  return (
    <FieldShell {...field} id={control.id} isDisabled={control.disabled}>
      {(shell) => <textarea {...control} {...shell} />}
    </FieldShell>
  );
};
