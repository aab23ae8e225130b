import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import { Rosette } from '../art/rosette';
import css from './sign-page.module.css';

export interface SealProps {
  /** What the rosette is engraved from. */
  name: string;
  /** An icon, or a coloured sign of the caller's. */
  icon: string | ReactNode;
  isLarge?: boolean;
}

/** A sign within a rosette. */
export const Seal = ({ name, icon, isLarge = false }: SealProps) => (
  <span className={css.seal} data-of={name}>
    <Rosette name={name} size={isLarge ? 260 : 220} />
    <span className={css.sign}>
      {typeof icon === 'string' ? <Icon of={icon} size={isLarge ? 40 : 36} /> : icon}
    </span>
  </span>
);

/** The column of a page with one message, and the row of its ways on. */
export const signPageClass = css.page;
export const signWaysClass = css.actions;

export interface SignPageProps extends SealProps {
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** Ways on. */
  actions: ReactNode;
}

/** A page with one message: its seal, a title, a sentence, ways on. */
export const SignPage = ({ title, children, actions, ...seal }: SignPageProps) => (
  <section className={`content ${css.page}`}>
    <Seal {...seal} />
    <h1 className={seal.isLarge ? 't-display' : 't-h1'}>{title}</h1>
    {children && <p className="t-2">{children}</p>}
    <div className={css.actions}>{actions}</div>
  </section>
);
