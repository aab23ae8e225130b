import type { cashierBooks, ReconciledDay } from '@parlour/contract/cashier/books';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import type { SiteKeys } from '../../../lib/seal';
import { invalid } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { brandsOf } from './list-suspense';
import { decryptText } from '../payments/payment-text';
import {
  type DifferingRow,
  readAccounts,
  readDays,
  readDifferences,
  type ReconciledRow,
} from './queries';

const mostDays = 92;
const dayMs = 86_400_000;

/** What we booked beside what the bank's statements say, of each method and day. */
export const readReconciliation = async (
  context: OperatorContext,
  { brand, from, to }: InputOf<typeof cashierBooks.readReconciliation>,
): Promise<{ list: ReconciledDay[] }> => {
  if (to < from) throw invalid({ name: 'to', code: 'field.below', min: from });
  if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs) {
    throw invalid({ name: 'to', code: 'field.above' });
  }
  const rows = await readDays(context.sql, { brands: brandsOf(context, brand), from, to });
  return { list: rows.map(dayOf) };
};

const dayOf = ({
  ourCount,
  ourAmount,
  bankCount,
  bankAmount,
  ...facts
}: ReconciledRow): ReconciledDay => {
  const [ours, bank] = [BigInt(ourAmount), BigInt(bankAmount)];
  return {
    ...facts,
    ours: { count: ourCount, amount: moneyText(ours) },
    bank: { count: bankCount, amount: moneyText(bank) },
    difference: moneyText(bank - ours),
  };
};

/** What the two sides of a day do not agree on. */
export const listDifferences = async (
  { sql, config }: OperatorContext,
  wanted: InputOf<typeof cashierBooks.listDifferences>,
): Promise<OutputOf<typeof cashierBooks.listDifferences>> => {
  const rows = await readDifferences(sql, wanted);
  return {
    list: rows.map(({ reference, ours, bank, subjectId, ...row }) => {
      const content = row.content ?? contentOf(config, row);
      return {
        reference: reference ?? '',
        ...(content !== undefined && { content }),
        ...(ours !== null && { ours: moneyText(ours) }),
        ...(bank !== null && { bank: moneyText(bank) }),
        ...(subjectId !== null && { subjectId }),
      };
    }),
  };
};

/** Of a payment without a line of the bank. */
const contentOf = (
  keys: SiteKeys,
  {
    provider,
    paymentId,
    ...text
  }: Pick<DifferingRow, 'provider' | 'paymentId' | 'keyId' | 'encrypted'>,
): string | undefined =>
  provider === null || paymentId === null
    ? undefined
    : decryptText(keys, { provider, paymentId }, text).content;

/** The accounts whose statements are imported. */
export const listStatementAccounts = async (
  context: OperatorContext,
  { brand }: InputOf<typeof cashierBooks.listStatementAccounts>,
): Promise<OutputOf<typeof cashierBooks.listStatementAccounts>> => {
  const rows = await readAccounts(context.sql, brandsOf(context, brand));
  return {
    list: await Promise.all(
      rows.map(async ({ names, importedAt, ...account }) => ({
        ...account,
        name: wordsIn(names, context.language, await brandByCode(context, account.brand)) ?? '',
        ...(importedAt && { importedAt: importedAt.toISOString() }),
      })),
    ),
  };
};
