import type { AccountType } from '@parlour/contract/account-type';
import type { Transaction } from '@parlour/node-kit/database/database';
import { createPlayer, type Registration } from '../../player';
import { insertCredential, markDemo } from '../queries';

/** A player who is being registered. */
export type CreatedPlayer = {
  playerId: string;
  brand: string;
  username: string;
  currency: string;
  type: AccountType;
  /** The link of the agent by whose code the player came. */
  linkId: bigint | undefined;
};

/** What other modules of this level do for a new player, in the same transaction. */
export type OnPlayerCreated = (sql: Transaction, player: CreatedPlayer) => Promise<void>;

type Account = Registration & {
  /** Missing: the player signs in by codes only. */
  passwordHash?: string | undefined;
  paymentPasswordHash?: string;
  /** Its password is public. */
  isDemo?: boolean;
  linkId?: bigint | undefined;
};

/** Writes a player who can sign in, with all their rows. */
export const createAccount = async (
  sql: Transaction,
  welcome: OnPlayerCreated,
  { passwordHash, paymentPasswordHash, isDemo, linkId, ...registration }: Account,
): Promise<string> => {
  const playerId = await createPlayer(sql, registration);
  await insertCredential(sql, playerId, passwordHash, paymentPasswordHash);
  if (isDemo) await markDemo(sql, playerId);
  const { brand, username, currency, type } = registration;
  await welcome(sql, { playerId, brand, username, currency, type, linkId });
  return playerId;
};
