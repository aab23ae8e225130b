import { moneyText } from '@parlour/contract/money';
import type { TransactionDetail } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { rowOf } from './list-transactions';
import { readCommand, readNamedEntry } from './transaction-queries';

const idPattern = /^(.{1,64})-([1-9]\d{0,9})$/;

/** One entry of the caller with all entries that the same command made in the caller's wallets. */
export const readTransaction = async (
  { sql, signedIn }: PlayerContext,
  { id }: { id: string },
): Promise<TransactionDetail> => {
  const place = placeOf(id) ?? (await readNamedEntry(sql, signedIn, id));
  if (!place) throw new Refusal('request.unknown');
  const { wallet, seq } = place;
  const entries = await readCommand(sql, signedIn, { wallet, seq });
  const asked = entries.find(({ isAsked }) => isAsked);
  if (!asked) throw new Refusal('request.unknown');
  return {
    ...rowOf(asked, wallet),
    currency: signedIn.currency,
    entries: entries.map((entry) => ({
      wallet: entry.wallet,
      amount: moneyText(entry.amount),
      before: moneyText(entry.balanceAfter - entry.amount),
      after: moneyText(entry.balanceAfter),
    })),
  };
};

const placeOf = (id: string): { wallet: string; seq: number } | undefined => {
  const [, wallet, number] = idPattern.exec(id) ?? [];
  const seq = Number(number);
  return wallet !== undefined && seq < 2 ** 31 - 1 ? { wallet, seq } : undefined;
};
