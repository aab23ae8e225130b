import { cx } from '@parlour/ui/class-names';
import type { ReactNode } from 'react';
import css from './parts.module.css';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled part of a page, under a rule. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <section className={css.section}>
    <div className={css.sectionHead}>
      <h2>{title}</h2>
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
    </div>
    {children}
  </section>
);

/** Names and values, a line each. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={css.facts}>{children}</dl>
);

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

export const Fact = ({ name, className, children }: FactProps) => (
  <div className={cx(css.fact, className)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
