import type { ReactNode } from 'react';
import { warningCircleFill } from '../../icons/warning-circle';
import { usePhrases } from '../../use-phrases';
import { CopyButton } from '../form/copy-button';
import { Icon } from '../art/icon';
import css from './error-state.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** What to do. */
  children: ReactNode;
  /** What happened to the money, for what could have moved it. */
  money?: string;
  /** The id of the refusal, under which the log knows it. */
  reference?: string | undefined;
  actions?: ReactNode;
}

/** What happened, what happened to the money, what to do, and the reference to name to support. */
export const ErrorState = ({ title, children, money, reference, actions }: ErrorStateProps) => {
  const { common } = usePhrases('common');
  return (
    <section className={`panel ${css.error}`} role="alert">
      <h2 className={`t-h3 ${css.title}`}>
        <Icon of={warningCircleFill} />
        {title ?? common.errorTitle}
      </h2>
      <p className="t-2">
        {children} {money && <span className={css.money}>{money}</span>}
      </p>
      {reference && (
        <>
          <hr className="rule" />
          <div className={css.reference}>
            <div>
              <div className="t-small t-3">{common.ref}</div>
              <div className="t-fig">{reference}</div>
            </div>
            <CopyButton hasWord of={common.ref} text={reference} />
          </div>
        </>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
};
