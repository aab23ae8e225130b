import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import { Rosette } from '../art/rosette';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  icon: string;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing is here: a motif, a sentence, a way on. */
export const EmptyState = ({ children, icon, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.motif}>
      <Rosette name="empty" size={96} turns={18} />
      <Icon className={css.sign} of={icon} size={28} />
    </span>
    <p>{children}</p>
    {action}
  </div>
);
