import { type ComponentProps, type ReactNode, useId } from 'react';
import { warningCircleFill } from '../../icons/warning-circle';
import css from './check-field.module.css';
import { Icon } from '../art/icon';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  error?: string | undefined;
  /** The sentence agreed to; it may hold a link. */
  children: ReactNode;
}

export const CheckField = ({ error, children, ...rest }: CheckFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className={css.check}>
        <input
          {...rest}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className={css.box}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon of={warningCircleFill} size={16} />
          {error}
        </p>
      )}
    </div>
  );
};

export interface OptionListProps {
  /** What is chosen. */
  label: string;
  children: ReactNode;
}

/** A panel of rows of which one is chosen, such as the methods of payment. */
export const OptionList = ({ label, children }: OptionListProps) => (
  <fieldset className={`panel ${css.options}`}>
    <legend className="sr-only">{label}</legend>
    {children}
  </fieldset>
);

export interface OptionRowProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  children: ReactNode;
}

export const OptionRow = ({ children, ...rest }: OptionRowProps) => (
  <label className={css.option}>
    <input {...rest} className={css.radio} type="radio" />
    {children}
  </label>
);
