import css from './badge.module.css';

/** A count of new things; hidden from readers, who get it in the label beside it. */
export const Badge = ({ count }: { count: number }) => (
  <span aria-hidden="true" className={css.badge}>
    {count > 99 ? '99+' : count}
  </span>
);
