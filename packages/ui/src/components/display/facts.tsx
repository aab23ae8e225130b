import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values, a hairline between them: the details of a bet, of a slip. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ name, value }) => (
      <div className={css.fact} key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Figures side by side, for the inside of a ticket: stakes, payouts, the difference. */
export const Figures = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.figures}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
