import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import css from './tag.module.css';

/** A word of classification. Most things need none. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className={css.tag}>{children}</span>
);

/** The notched mark of a hot game. */
export const HotTag = ({ children }: { children: ReactNode }) => (
  <span className={css.hot}>{children}</span>
);

export type Tone = 'info' | 'neg' | 'plain' | 'pos' | 'warn';

export interface StatusProps {
  tone: Tone;
  icon: string;
  children: ReactNode;
}

/** A state: a sign and a word, never colour alone. */
export const Status = ({ tone, icon, children }: StatusProps) => (
  <span className={`${css.status} ${css[tone]}`}>
    <Icon of={icon} size={16} />
    {children}
  </span>
);
