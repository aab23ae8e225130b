import type { Column } from '@parlour/ui/components/display/data-table';
import { figure } from '@parlour/ui/format';
import css from '../cashier.module.css';

/** What a row is worth, at its end. */
export const amountColumn = <Row extends { amount: string; currency: string }>(
  name: string,
): Column<Row> => ({
  key: 'amount',
  name,
  place: 'figure',
  atEnd: true,
  cell: ({ amount, currency }) => (
    <span className={css.figure}>
      {figure(amount)} {currency}
    </span>
  ),
});
