import type { Context } from '../../../lib/context';
import { companionCookie } from '../../../lib/http/http';
import { endRemembering } from '../remember/remember';
import { publishEnded } from './authenticate';
import { endSignIn } from '../end-queries';
import { findByCookie } from '../queries';
import { digestOf } from '../../../lib/secret';

/** Ends the session with all its tabs. Always succeeds, so that a second try is harmless. */
export const logOut = async (context: Context): Promise<Record<string, never>> => {
  const { database, live, signedIn } = context;
  const cookie = context.cookies[companionCookie];
  const found = cookie ? await findByCookie(context.sql, digestOf(cookie)) : undefined;
  const ending = signedIn
    ? { signInId: BigInt(signedIn.signInId), playerId: BigInt(signedIn.playerId) }
    : found;
  const { signInId, playerId } = ending ?? {};
  await database.transaction(async (sql) => {
    await endRemembering(sql, context);
    if (signInId === undefined || playerId === undefined) return;
    if (await endSignIn(sql, signInId, 'logout')) {
      await publishEnded(sql, playerId, signInId, 'logout', live);
    }
  });
  context.clearCookie(companionCookie);
  return {};
};
