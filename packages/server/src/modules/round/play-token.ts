import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@parlour/node-kit/database/database';
import { decryptAtRest, encryptAtRest } from '../../lib/seal';
import { openVendorWallet } from '../wallet';
import { insertToken, isTokenOpen, readSuccessor, swapTokens, type NewToken } from './queries';

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * A token under which a vendor may play for this player. Only the vendor's server gets it; it is
 * bound to player, brand, vendor, currency and mode, not to a game.
 */
export const issuePlayToken = async (
  sql: Sql,
  binding: Omit<NewToken, 'hash'>,
): Promise<string> => {
  const { playerId, currency, wallet } = binding;
  if (wallet !== undefined) await openVendorWallet(sql, { playerId, currency, vendor: wallet });
  const token = newSecret();
  if (await insertToken(sql, { ...binding, hash: tokenHash(token) })) return token;
  throw new Error(`player ${playerId} has no wallet in ${currency}`);
};

/** For how long a lost answer is returned again. */
const repeatSeconds = 300;
const purpose = 'next play token';

/**
 * A new token in place of an old one, which then takes no new bets; undefined when the old one was
 * over. A repeat or a concurrent call gets the same token, from any process, as long as it is the
 * last of its line. Only the old token decrypts the stored one, and of the old token we store the
 * hash alone.
 */
export const swapPlayToken = async (sql: Sql, token: string): Promise<string | undefined> => {
  const from = tokenHash(token);
  const next = newSecret();
  const successor = encryptAtRest(token, purpose, next);
  if (await swapTokens(sql, { from, to: tokenHash(next), successor })) return next;

  const stored = await readSuccessor(sql, from, repeatSeconds);
  const former = stored && decryptAtRest(token, purpose, stored);
  return former !== undefined && (await isTokenOpen(sql, tokenHash(former))) ? former : undefined;
};
