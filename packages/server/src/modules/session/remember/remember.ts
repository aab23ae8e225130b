import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { rememberCookie } from '../../../lib/http/http';
import { digestOf, newSecret } from '../../../lib/secret';
import { deleteByToken, insertRemembered, insertRememberToken, spendTokensOf } from './queries';

/** A browser that does not come back within this time is forgotten. */
export const restSeconds = 24 * 3600;

type SignedIn = { playerId: string; deviceId: bigint; signInId: bigint };

/** This browser may come back to look around after its session has ended. */
export const beginRemembering = async (
  sql: Transaction,
  context: Context,
  signedIn: SignedIn,
): Promise<void> => {
  const secret = newSecret();
  const id = await insertRemembered(sql, signedIn, { restSeconds });
  await insertRememberToken(sql, digestOf(secret), id);
  sql.afterCommit(() => setRememberCookie(context, secret));
};

/** The browser that opened this session gets a token that follows on none of the former ones. */
export const renewRemembering = async (
  sql: Transaction,
  context: Context,
  signInId: string,
): Promise<void> => {
  const id = await spendTokensOf(sql, signInId);
  if (id === undefined) return;
  const secret = newSecret();
  await insertRememberToken(sql, digestOf(secret), id);
  sql.afterCommit(() => setRememberCookie(context, secret));
};

export const setRememberCookie = ({ setCookie }: Pick<Context, 'setCookie'>, secret: string) =>
  setCookie(rememberCookie, secret, { maxAgeSeconds: restSeconds });

/** This browser remembers its player no longer. */
export const endRemembering = async (
  sql: Transaction,
  { cookies, clearCookie }: Pick<Context, 'cookies' | 'clearCookie'>,
): Promise<void> => {
  const secret = cookies[rememberCookie];
  if (secret === undefined) return;
  await deleteByToken(sql, digestOf(secret));
  sql.afterCommit(() => clearCookie(rememberCookie));
};
