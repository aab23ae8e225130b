import type { cashierBooks, SuspendedPayment } from '@parlour/contract/cashier/books';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import { decryptText } from '../payments/payment-text';
import { readSuspense, sumSuspense, type SuspendedRow } from './queries';

const pageSize = 100;

/** The brands of the call's right; a brand that is asked for is one of them. */
export const brandsOf = ({ operator }: OperatorContext, brand: string | undefined): string[] =>
  brand === undefined ? [...operator.brands] : [brand];

/** Money that arrived and belongs to no player yet, the oldest first, each with its case. */
export const listSuspense = async (
  context: OperatorContext,
  { brand, cursor }: InputOf<typeof cashierBooks.listSuspense>,
): Promise<OutputOf<typeof cashierBooks.listSuspense>> => {
  const brands = brandsOf(context, brand);
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const [rows, sums] = await Promise.all([
    readSuspense(context.sql, { brands, after, most: pageSize + 1 }),
    sumSuspense(context.sql, brands),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => suspendedOf(context, row)),
    sums: sums.map(({ amount, oldestAt, ...sum }) => ({
      ...sum,
      amount: moneyText(BigInt(amount)),
      oldestAt: oldestAt.toISOString(),
    })),
    ...(last && { next: Buffer.from(`${last.sortedAt} ${last.id}`).toString('base64url') }),
  };
};

const suspendedOf = (
  { config }: OperatorContext,
  { sortedAt: _sortedAt, provider, keyId, encrypted, ...row }: SuspendedRow,
): SuspendedPayment => {
  const { orderNumber, case: about, ...facts } = row;
  const payment = { provider, paymentId: row.reference };
  const { content, payer } = decryptText(config, payment, { keyId, encrypted });
  return {
    ...facts,
    id: row.id.toString(),
    amount: moneyText(row.amount),
    cameAt: row.cameAt.toISOString(),
    ...(content !== undefined && { content }),
    ...(payer !== undefined && { payer }),
    ...(orderNumber !== null && { orderNumber }),
    ...(about && { case: about }),
  };
};

/** A cursor that we did not write is refused, never searched for. */
const placeOf = (cursor: string): { at: string; id: string } => {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([1-9]\d{0,17})$/.exec(text) ?? [];
  if (at === undefined || id === undefined || !isMoment(at)) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  return { at, id };
};
