import type { SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { companionCookie, rememberCookie } from '../../../lib/http/http';
import { Refusal } from '../../../lib/refusal';
import { lookAgain } from '../remember/look-again';
import { renewOrEnd, tabsAtOnce } from './authenticate';
import { signInAnswer } from './open-sign-in';
import {
  dropOldTokens,
  findByCookie,
  type FoundSignIn,
  insertToken,
  readLastSignIn,
} from '../queries';
import { digestOf, newSecret } from '../../../lib/secret';

/**
 * A token of its own for a second tab, or after a return, by the companion cookie of a live
 * session; else a session to look around, where the browser remembers its player. For anyone else
 * nothing, and a dead cookie is removed.
 */
export const resume = async (context: Context): Promise<SignIn | null> => {
  const cookie = context.cookies[companionCookie];
  const found = cookie ? await findLive(context, cookie) : undefined;
  if (!found) {
    if (context.cookies[rememberCookie]) return lookAgain(context);
    if (cookie) context.clearCookie(companionCookie);
    return null;
  }
  const token = newSecret();
  const playerId = found.playerId.toString();
  await insertToken(context.sql, digestOf(token), found.signInId);
  await dropOldTokens(context.sql, found.signInId, tabsAtOnce);
  return signInAnswer(context.sql, context.config, playerId, {
    token,
    createdAt: found.createdAt,
    strength: found.strength,
    mustChange: found.mustChange,
    before: await readLastSignIn(context.sql, playerId, found.signInId),
  });
};

const findLive = async (context: Context, cookie: string): Promise<FoundSignIn | undefined> => {
  const found = await findByCookie(context.sql, digestOf(cookie));
  if (!found || found.brand !== context.brand.code) return undefined;
  try {
    await renewOrEnd(context, found);
    return found;
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
};
