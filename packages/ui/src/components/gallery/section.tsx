import type { ReactNode } from 'react';
import css from './gallery.module.css';

/**
 * Capitals with two marks each and letters with hooks and dots under them: every component has to
 * hold them.
 */
export const STACKED = 'Ẩn số dư · Hỗ trợ · Rút tiền · Nổ hũ · Ỷ · ợ · ặ · Ễ';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <hr className="rule" />
    <h2 className="t-h2">{title}</h2>
    {children}
  </section>
);
