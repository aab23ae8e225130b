import type { InputOf } from '@parlour/contract/endpoint';
import { micros, moneyText } from '@parlour/contract/money';
import type { report, TransactionTotals } from '@parlour/contract/report';
import {
  creditKinds,
  type CreditLine,
  type CreditReport,
  type Obligations,
  typesOfKind,
} from '@parlour/contract/report/credit';
import { mainWallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { readOpenOrders, readWithdrawable } from '../../cashier';
import { readOpenStake } from '../../round';
import { checkDays } from '../check-days';
import { rowOf, totalsOf } from '../list-transactions';
import { readStatement } from '../transaction-queries';
import { reasonsForAll } from '../transaction-type';

/** The kinds whose entries are listed one by one; the others are a line each. */
export const listedTypes = ['deposit', 'withdrawal', 'transfer'] as const;

const mostListed = 30;

/** The player's report of a period, from the same statement as the transaction history. */
export const readCredit = async (
  context: PlayerContext,
  period: InputOf<typeof report.readCredit>,
): Promise<CreditReport> => {
  checkDays(period);
  const days = { ...period, timeZone: context.brand.timeZone };
  const statement = await readStatement(context.sql, context.signedIn, days, {
    wallet: mainWallet,
    before: null,
    skip: 0,
    limit: mostListed,
    wanted: reasonsForAll(listedTypes),
  });
  if (!statement) throw new Refusal('wallet.vendor_unknown');
  const totals = totalsOf(statement, statement.sums);
  const lines = linesOf(totals);
  return {
    opening: totals.opening,
    closing: totals.closing,
    lines,
    list: statement.page.map((row) => rowOf(row, mainWallet)),
    total: lines
      .filter(({ kind }) => listedTypes.some((type) => type === kind))
      .reduce((sum, { count }) => sum + count, 0),
    obligations: await readObligations(context),
  };
};

/** A kind without an entry has no line. */
export const linesOf = ({ byType }: TransactionTotals): CreditLine[] =>
  creditKinds.flatMap((kind) => {
    const rows = byType.filter(({ type }) => typesOfKind[kind].includes(type));
    const sum = (of: (row: (typeof rows)[number]) => string) =>
      moneyText(rows.reduce((total, row) => total + micros(of(row)), 0n));
    if (rows.length === 0) return [];
    const count = rows.reduce((total, row) => total + row.count, 0);
    return [{ kind, count, in: sum((row) => row.in), out: sum((row) => row.out) }];
  });

export const readObligations = async (context: PlayerContext): Promise<Obligations> => {
  const { sql, signedIn, clock } = context;
  const [rounds, orders, { turnover }] = await Promise.all([
    readOpenStake(sql, signedIn.playerId, signedIn.currency),
    readOpenOrders(sql, signedIn.playerId, signedIn.currency),
    readWithdrawable(context),
  ]);
  return {
    at: clock.now().toISOString(),
    openRounds: { count: rounds.count, amount: moneyText(BigInt(rounds.stake)) },
    withdrawals: {
      count: orders.withdrawals,
      amount: moneyText(BigInt(orders.withdrawalSum)),
    },
    deposits: { count: orders.deposits, amount: moneyText(BigInt(orders.depositSum)) },
    turnoverLeft: turnover?.remaining ?? '0',
  };
};
