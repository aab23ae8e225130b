import { type ReactNode, useEffect, useRef } from 'react';
import { warningCircleFill } from '../../icons/warning-circle';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '../../use-phrases';
import css from './error-summary.module.css';
import { Icon } from '../art/icon';

export interface FaultyField {
  /** The control's id. */
  id: string;
  label: string;
  text: string;
}

/** Three wrong fields or more are also listed above the form, each a way to its field. */
export const ErrorSummary = ({ fields }: { fields: readonly FaultyField[] }) => {
  const { form } = usePhrases('form');
  return (
    <FormAlert>
      <p className="t-label">{fill(form.summary, { count: fields.length })}</p>
      <ul className={css.list}>
        {fields.map(({ id, label, text }) => (
          <li className="t-small" key={id}>
            <a className="t-link" href={`#${id}`}>
              {label}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </FormAlert>
  );
};

interface FormAlertProps {
  children: ReactNode;
  /** The id of the refusal, under which the log knows it. */
  reference?: string | undefined;
}

/** A refusal that no field can resolve, above the form; it is announced when it appears. */
export const FormAlert = ({ children, reference }: FormAlertProps) => {
  const { common } = usePhrases('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.summary} ref={box} role="alert">
      <Icon of={warningCircleFill} />
      <div className={css.words}>
        {children}
        {reference && (
          <p className="t-small t-3">
            {common.ref}: {reference}
          </p>
        )}
      </div>
    </div>
  );
};
