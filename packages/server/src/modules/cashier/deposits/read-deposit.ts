import type { cashier, Deposit } from '@parlour/contract/cashier';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { depositOf, isDepositId, isDepositNumber } from './deposit';
import { readDepositById, readDepositByNumber } from './deposit-queries';

/** A player's own deposit, by its id or its number; another player's is answered as unknown. */
export const readDeposit = async (
  { sql, clock, language, brand, signedIn }: PlayerContext,
  { id }: InputOf<typeof cashier.readDeposit>,
): Promise<Deposit> => {
  const row = isDepositNumber(id)
    ? await readDepositByNumber(sql, id)
    : isDepositId(id)
      ? await readDepositById(sql, id)
      : undefined;
  if (!row || row.playerId !== BigInt(signedIn.playerId)) throw new Refusal('request.unknown');
  return depositOf(row, { language, brand }, clock.now());
};
