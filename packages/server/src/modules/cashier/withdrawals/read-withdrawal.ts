import type { cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isDepositId as isUuid } from '../deposits/deposit';
import { readShown } from '../payees/payee';
import { withdrawalOf, type WithdrawalRow } from './withdrawal';
import { readWithdrawalById, readWithdrawalByNumber } from './withdrawal-queries';

/** A player's own withdrawal, by its id or its number; another player's is answered as unknown. */
export const readOwn = async (
  { sql, signedIn }: Pick<PlayerContext, 'sql' | 'signedIn'>,
  id: string,
): Promise<WithdrawalRow> => {
  const row = /^WD\d{11,24}$/.test(id)
    ? await readWithdrawalByNumber(sql, id)
    : isUuid(id)
      ? await readWithdrawalById(sql, id)
      : undefined;
  if (!row || row.playerId !== BigInt(signedIn.playerId)) throw new Refusal('request.unknown');
  return row;
};

export const readWithdrawal = async (
  context: PlayerContext,
  { id }: InputOf<typeof cashier.readWithdrawal>,
): Promise<Withdrawal> => {
  const row = await readOwn(context, id);
  return showWithdrawal(context, row);
};

/** The player's own withdrawals as they are shown, in their order. */
export const showWithdrawals = async (
  context: PlayerContext,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> => {
  const { sql, config, signedIn } = context;
  const shown = await readShown(sql, config, signedIn.playerId, rows);
  return rows.map((row, place) => withdrawalOf(row, shown[place]!, context));
};

export const showWithdrawal = async (
  context: PlayerContext,
  row: WithdrawalRow,
): Promise<Withdrawal> => (await showWithdrawals(context, [row]))[0]!;
