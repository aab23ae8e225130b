import type { ReactNode } from 'react';
import css from './game-grid.module.css';

/** The grid of game cards: 3 on a phone, 4 or 5 on a tablet, 7 or 8 on a desk. */
export const GameGrid = ({ children }: { children: ReactNode }) => (
  <div className={css.grid}>{children}</div>
);
