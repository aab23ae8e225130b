import type { ReactNode } from 'react';
import css from './parts.module.css';

/** What may be wider than the page, and scrolls sideways by the arrow keys too. */
export const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by Tab
  <div aria-label={label} className={css.wide} role="group" tabIndex={0}>
    {children}
  </div>
);
