import { moneyText } from '@parlour/contract/money';
import type { BalanceThen } from '@parlour/contract/report';
import type { RecordContext } from './record-context';
import { isMoment } from '../../lib/moment';
import { invalid } from '../../lib/refusal';
import { readBalancesAt } from './transaction-queries';

/** Wallets whose money can be played with; what is on hold or owed stands beside it. */
const spendable = new Set(['cash', 'bonus', 'vendor']);

/** What the player had just before a moment, wallet by wallet. */
export const readBalanceAt = async (
  { sql, signedIn }: RecordContext,
  { at }: { at: string },
): Promise<BalanceThen> => {
  if (!isMoment(at)) throw invalid({ name: 'at', code: 'field.pattern' });
  const rows = await readBalancesAt(sql, signedIn, at);
  const sum = rows
    .filter(({ kind }) => spendable.has(kind))
    .reduce((total, { balance }) => total + balance, 0n);
  return {
    at,
    sum: moneyText(sum),
    wallets: rows
      .filter(({ wallet, balance }) => wallet === 'main' || balance !== 0n)
      .map(({ wallet, balance, lastSeq }) => ({
        wallet,
        balance: moneyText(balance),
        ...(lastSeq !== null && { lastId: `${wallet}-${lastSeq}` }),
      })),
  };
};
