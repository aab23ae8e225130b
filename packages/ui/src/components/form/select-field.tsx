import type { ComponentProps } from 'react';
import { cx } from '../../class-names';
import { caretDown } from '../../icons/caret-down';
import { type FieldProps, FieldShell } from './field';
import css from './field.module.css';
import { Icon } from '../art/icon';

export interface SelectFieldProps
  extends Omit<FieldProps, 'suffix'>, Omit<ComponentProps<'select'>, 'className' | 'prefix'> {
  options: readonly { value: string; label: string }[];
}

/** A choice from a short list, by the browser's own list. */
export const SelectField = ({
  options,
  label,
  hint,
  error,
  isOptional = false,
  prefix,
  ...control
}: SelectFieldProps) => (
  <FieldShell
    error={error}
    hint={hint}
    id={control.id}
    isDisabled={control.disabled}
    isOptional={isOptional}
    label={label}
    prefix={prefix}
    suffix={<Icon of={caretDown} size={14} />}
  >
    {(shell) => (
      <select {...control} {...shell} className={cx(shell.className, css.select)}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </FieldShell>
);
