import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import {
  transactionTypes,
  type report,
  type TransactionRow,
  type TransactionTotals,
  type TransactionType,
} from '@parlour/contract/report';
import { mainWallet } from '@parlour/contract/wallet';
import type { RecordContext } from './record-context';
import { Refusal } from '../../lib/refusal';
import { checkDays } from './check-days';
import {
  readStatement,
  type EntryRow,
  type ReasonSums,
  type WalletPeriod,
} from './transaction-queries';
import { reasonsFor, typeOf } from './transaction-type';

type Wanted = InputOf<typeof report.listTransactions>;

const usualPageSize = 30;
/** No entry has a higher number. */
const mostSeq = 2 ** 31 - 1;

/** The entries of one of the player's wallets, and what the whole period comes to. */
export const listTransactions = async (
  { sql, brand, signedIn }: Omit<RecordContext, 'language'>,
  wanted: Wanted,
): Promise<OutputOf<typeof report.listTransactions>> => {
  checkDays(wanted);
  const wallet = wanted.wallet ?? mainWallet;
  const days = { ...wanted, timeZone: brand.timeZone };
  const page = wanted.page ?? 1;
  const pageSize = wanted.pageSize ?? usualPageSize;
  const statement = await readStatement(sql, signedIn, days, {
    wallet,
    before: wanted.cursor === undefined ? null : Math.min(Number(wanted.cursor), mostSeq),
    skip: wanted.cursor === undefined ? (page - 1) * pageSize : 0,
    // One more than the page, to learn whether there is a next one.
    limit: pageSize + 1,
    wanted: wanted.type && reasonsFor(wanted.type),
  });
  if (!statement) throw new Refusal('wallet.vendor_unknown');
  const { sums, wallets, page: rows } = statement;
  const totals = totalsOf(statement, sums);
  const total = totals.byType
    .filter(({ type }) => wanted.type === undefined || type === wanted.type)
    .reduce((sum, { count }) => sum + count, 0);
  const list = rows.slice(0, pageSize);
  return {
    list: list.map((row) => rowOf(row, wallet)),
    totals,
    total,
    totalPages: Math.ceil(total / pageSize),
    page,
    ...(rows.length > pageSize && { next: String(list.at(-1)!.seq) }),
    wallets,
  };
};

/** An entry on the wire. */
export const rowOf = (
  { seq, at, isOfRound, reference, reason, amount, balanceAfter, ...row }: EntryRow,
  wallet: string,
): TransactionRow => ({
  id: `${wallet}-${seq}`,
  at: at.toISOString(),
  type: typeOf(reason),
  amount: moneyText(amount),
  before: moneyText(balanceAfter - amount),
  after: moneyText(balanceAfter),
  reference,
  ...(isOfRound && row.subjectId !== null && { roundId: row.subjectId.toString() }),
  ...(row.party && { party: row.party }),
  ...(row.remark && { remark: row.remark }),
});

export const totalsOf = (
  { opening, closing }: Pick<WalletPeriod, 'opening' | 'closing'>,
  sums: ReasonSums[],
): TransactionTotals => {
  const add = (rows: ReasonSums[], of: (row: ReasonSums) => string | bigint): bigint =>
    rows.reduce((total, row) => total + BigInt(of(row)), 0n);
  const figures = (rows: ReasonSums[]) => ({
    in: moneyText(add(rows, ({ moneyIn }) => moneyIn)),
    out: moneyText(add(rows, ({ moneyOut }) => moneyOut)),
  });
  const rowsOf = (type: TransactionType) => sums.filter(({ reason }) => typeOf(reason) === type);
  return {
    opening: moneyText(opening),
    ...figures(sums),
    closing: moneyText(closing),
    byType: transactionTypes
      .map((type) => ({ type, rows: rowsOf(type) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ type, rows }) => ({
        type,
        count: Number(add(rows, ({ entries }) => entries)),
        ...figures(rows),
      })),
  };
};
