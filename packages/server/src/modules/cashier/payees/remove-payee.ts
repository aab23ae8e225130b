import type { cashier } from '@parlour/contract/cashier';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isDepositId as isUuid } from '../deposits/deposit';
import { lockPayees, removePayeeRow } from './queries';

/** Removes a payee; its account stays this player's. */
export const removePayee = async (
  { database, signedIn: { playerId } }: PlayerContext,
  { id }: InputOf<typeof cashier.removePayee>,
): Promise<Record<string, never>> => {
  if (!isUuid(id)) throw new Refusal('request.unknown');
  await database.transaction(async (sql) => {
    await lockPayees(sql, playerId);
    if (!(await removePayeeRow(sql, playerId, id))) throw new Refusal('request.unknown');
  });
  return {};
};
