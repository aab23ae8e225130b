import { isTrial } from '@parlour/contract/account-type';
import type { Transaction } from '@parlour/node-kit/database/database';
import { createPlayer, type Registration } from '../../player';
import { insertCredential, markDemo } from '../queries';

/** What other modules of this level do for a new player, in the same transaction. */
export type OnPlayerCreated = (
  sql: Transaction,
  player: { playerId: string; currency: string; isTrial: boolean },
) => Promise<void>;

type Account = Registration & {
  passwordHash: string;
  paymentPasswordHash?: string;
  /** Its password is public. */
  isDemo?: boolean;
};

/** Writes a player who can sign in, with all their rows. */
export const createAccount = async (
  sql: Transaction,
  welcome: OnPlayerCreated,
  { passwordHash, paymentPasswordHash, isDemo, ...registration }: Account,
): Promise<string> => {
  const playerId = await createPlayer(sql, registration);
  await insertCredential(sql, playerId, passwordHash, paymentPasswordHash);
  if (isDemo) await markDemo(sql, playerId);
  const { currency, type } = registration;
  await welcome(sql, { playerId, currency, isTrial: isTrial(type) });
  return playerId;
};
