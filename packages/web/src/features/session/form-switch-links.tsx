import type { MouseEvent } from 'react';
import css from './session.module.css';

type FormSwitchLinksProps = { question: string; action: string; onGo: (username: string) => void };

/** "No account yet? Register": the other form, which gets the name that was typed in this one. */
export const FormSwitchLinks = ({ question, action, onGo }: FormSwitchLinksProps) => {
  const go = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form?.elements.namedItem('username');
    onGo(typed instanceof HTMLInputElement ? typed.value.trim() : '');
  };
  return (
    <p className={css.switchLinks}>
      {question}{' '}
      <button className="t-link" onClick={go} type="button">
        {action}
      </button>
    </p>
  );
};
