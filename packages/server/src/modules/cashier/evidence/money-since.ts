import type {
  MoneyKind,
  MoneySourceLine,
  WithdrawalEvidence,
} from '@parlour/contract/cashier/evidence';
import { moneyText } from '@parlour/contract/money';
import type { Sql } from '@parlour/node-kit/database/database';
import {
  type OfWithdrawal,
  readCashAccount,
  readGameNames,
  readLastKept,
  readMoneyOfEntries,
  readRequestEntries,
} from './queries';

/** So many points draw the curve. */
const mostPoints = 96;

type Shown = Pick<WithdrawalEvidence, 'money' | 'curve'>;

/**
 * Where the money of a withdrawal comes from: the entries of the player's cash after the withdrawal
 * before, up to this one. They add up, since they are all entries between two balances.
 */
export const readMoneySince = async (
  sql: Sql,
  withdrawal: OfWithdrawal & { amount: bigint },
  language: string,
): Promise<Shown> => {
  const { id, amount, createdAt } = withdrawal;
  const account = await readCashAccount(sql, withdrawal);
  if (account === undefined) throw new Error(`the player of withdrawal ${id} has no cash`);
  const last = await readLastKept(sql, withdrawal);
  const entries = await readRequestEntries(sql, {
    account,
    ids: last ? [id, last.id] : [id],
    from: last?.createdAt ?? createdAt,
    to: createdAt,
  });
  const own = entries.find(({ withdrawalId }) => withdrawalId === id);
  if (!own) throw new Error(`withdrawal ${id} took no money`);
  const before = last && entries.find(({ withdrawalId }) => withdrawalId === last.id);
  const found = await readMoneyOfEntries(sql, {
    account,
    // Its own entry took the withdrawal before.
    first: before ? before.seq + 1 : 1,
    end: own.seq,
    from: before?.at ?? new Date(0),
    to: own.at,
    points: mostPoints,
  });
  const lines = linesOf(found.sums ?? []);
  const sum = lines.reduce((total, line) => total + line.micros, 0n);
  return {
    money: {
      ...(before && last && { since: { number: last.number, at: before.at.toISOString() } }),
      opening: moneyText(own.balanceBefore - sum),
      lines: lines.map(({ micros, ...line }) => ({ ...line, amount: moneyText(micros) })),
      ...(found.best && { bestRound: await bestRoundOf(sql, found.best, language) }),
      closing: moneyText(own.balanceBefore),
      left: moneyText(own.balanceBefore - amount),
    },
    curve: {
      points: [
        ...(found.curve ?? []).map(({ at, balance }) => pointOf(at, BigInt(balance))),
        pointOf(own.at.toISOString(), own.balanceBefore - amount),
      ],
      deposits: (found.deposits ?? []).map((each) => ({
        at: new Date(each.at).toISOString(),
        amount: moneyText(BigInt(each.amount)),
      })),
    },
  };
};

const pointOf = (at: string, balance: bigint) => ({
  at: new Date(at).toISOString(),
  balance: moneyText(balance),
});

/** The ledger's reasons by kind; what is not named here is `other`. */
const kindOf: Readonly<Record<string, MoneyKind>> = {
  deposit: 'deposit',
  play: 'play',
  bonus: 'gift',
  promotion: 'gift',
  reward: 'gift',
  rebate: 'gift',
  commission: 'gift',
  transfer: 'transfer',
  withdrawal: 'withdrawal',
  withdrawal_failed: 'withdrawal',
  withdrawal_refused: 'withdrawal',
  withdrawal_returned: 'withdrawal',
};

/** Those that are always shown, also of nothing. */
const always: readonly MoneyKind[] = ['deposit', 'play', 'gift', 'transfer'];

type Line = Pick<MoneySourceLine, 'kind' | 'count'> & { micros: bigint };

const linesOf = (sums: readonly { reason: string; count: number; amount: string }[]): Line[] => {
  const byKind = new Map<MoneyKind, Line>(
    always.map((kind) => [kind, { kind, count: 0, micros: 0n }]),
  );
  for (const { reason, count, amount } of sums) {
    const kind = kindOf[reason] ?? 'other';
    const line = byKind.get(kind) ?? { kind, count: 0, micros: 0n };
    byKind.set(kind, { kind, count: line.count + count, micros: line.micros + BigInt(amount) });
  }
  return [...byKind.values()];
};

const bestRoundOf = async (
  sql: Sql,
  { id, amount }: { id: string; amount: string },
  language: string,
) => {
  const names = await readGameNames(sql, id);
  return { id, game: names?.[language] ?? names?.EN ?? '', amount: moneyText(BigInt(amount)) };
};
