import { createHmac, randomUUID } from 'node:crypto';
import type { SignIn } from '@parlour/contract/session';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { companionCookie, rememberCookie } from '../../../lib/http/http';
import { publish } from '../../../lib/jobs/outbox';
import { keyFor } from '../../../lib/seal';
import { noteDeviceSeen } from '../devices/queries';
import { mustChangeOf } from '../passwords/must-change';
import { endSignIn } from '../end-queries';
import {
  dropOldTokens,
  findByCookie,
  insertSignIn,
  insertToken,
  readCredential,
  readLastSignIn,
} from '../queries';
import { digestOf, newSecret } from '../../../lib/secret';
import { absoluteSeconds, publishEnded, tabsAtOnce } from '../sign-in/authenticate';
import { signInAnswer } from '../sign-in/open-sign-in';
import * as queries from './queries';
import { restSeconds, setRememberCookie } from './remember';

/**
 * With its last day as a session this is 30 days: so often a player shows who they are with more
 * than a token.
 */
const longestSeconds = 29 * 24 * 3600;

/** Tabs that were opened together send the same token, and so does a call whose answer was lost. */
const graceSeconds = 60;

type Kept = { id: bigint; createdAt: Date };

/**
 * A browser that remembers its player opens a session to look around. Its token is replaced by the
 * next one; a token that was replaced before was copied, and ends what it opened.
 */
export const lookAgain = (context: Context): Promise<SignIn | null> =>
  context.database.transaction(async (sql) => {
    const secret = context.cookies[rememberCookie];
    if (secret === undefined) return null;
    const found = await queries.holdRemembered(sql, digestOf(secret), graceSeconds);
    if (!found || found.brand !== context.brand.code) return forgotten(context);
    if (found.isUsed && !found.isUsedJustNow) return refuseCopy(sql, context, found);
    if (found.isOver || !(await maySignIn(context, found))) {
      await queries.deleteRemembered(sql, found.id);
      return forgotten(context);
    }
    const next = nextOf(context, secret);
    const kept = found.isUsed
      ? await findOpened(sql, found, next.companion)
      : await open(sql, context, found, { ...next, secret });
    return kept ? answer(sql, context, found, next, kept) : null;
  });

const forgotten = ({ clearCookie }: Context): null => {
  clearCookie(rememberCookie);
  return null;
};

/**
 * The token and the companion cookie that follow on this one. They are computed, not drawn: anyone
 * who sends the same token at the same time gets the same ones.
 */
const nextOf = ({ config }: Context, secret: string): { token: string; companion: string } => {
  const key = keyFor(config.secretKey, 'remembered');
  const derived = (what: string) =>
    createHmac('sha256', key).update(`${what} ${secret}`).digest('base64url');
  return { token: derived('token'), companion: derived('companion') };
};

/** Who must change the password first signs in with it, and so does a stray account of the demo. */
const maySignIn = async (context: Context, found: queries.Remembered): Promise<boolean> => {
  const credential = await readCredential(context.sql, found.brand, found.playerId.toString());
  if (!credential || credential.isStray) return false;
  return (await mustChangeOf(context, credential)) === undefined;
};

const refuseCopy = async (
  sql: Transaction,
  context: Context,
  { id, playerId, signInId }: queries.Remembered,
): Promise<null> => {
  const facts = { playerId: playerId.toString(), address: context.address };
  await queries.deleteRemembered(sql, id);
  if (await endSignIn(sql, signInId, 'revoked')) {
    await publishEnded(sql, playerId, signInId, 'revoked', context.live);
  }
  await publish(sql, { type: 'session.remembered_copy', key: randomUUID(), ...facts });
  sql.afterCommit(() => context.log.warn('session.remembered_copy', facts));
  return forgotten(context);
};

/** The session that another tab opened by this token. */
const findOpened = async (
  sql: Transaction,
  { signInId }: queries.Remembered,
  companion: string,
): Promise<Kept | undefined> => {
  const found = await findByCookie(sql, digestOf(companion));
  const isLive = found?.signInId === signInId && found.endedAt === null && !found.isIdle;
  return isLive ? { id: signInId, createdAt: found.createdAt } : undefined;
};

const open = async (
  sql: Transaction,
  context: Context,
  { id, playerId, deviceId, signInId: before }: queries.Remembered,
  { secret, token, companion }: { secret: string; token: string; companion: string },
): Promise<Kept> => {
  if (await endSignIn(sql, before, 'elsewhere')) {
    await publishEnded(sql, playerId, before, 'elsewhere', context.live);
  }
  const opened = await insertSignIn(sql, {
    playerId: playerId.toString(),
    cookieHash: digestOf(companion),
    address: context.address,
    userAgent: context.userAgent,
    strength: 'look',
    byPassword: false,
    mustChange: undefined,
    deviceId,
    idleSeconds: context.brand.settings.idleMinutes * 60,
  });
  await queries.noteUsed(sql, digestOf(secret));
  await queries.insertRememberToken(sql, digestOf(token), id);
  await queries.renewRemembered(sql, id, opened.id, { restSeconds, longestSeconds });
  await noteDeviceSeen(sql, deviceId, context);
  const signInId = opened.id.toString();
  const player = playerId.toString();
  await publish(sql, { type: 'session.opened', key: signInId, playerId: player, signInId });
  return opened;
};

const answer = async (
  sql: Transaction,
  context: Context,
  { playerId }: queries.Remembered,
  next: { token: string; companion: string },
  { id, createdAt }: Kept,
): Promise<SignIn> => {
  const token = newSecret();
  const player = playerId.toString();
  await insertToken(sql, digestOf(token), id);
  await dropOldTokens(sql, id, tabsAtOnce);
  sql.afterCommit(() => {
    context.setCookie(companionCookie, next.companion, { maxAgeSeconds: absoluteSeconds });
    setRememberCookie(context, next.token);
  });
  return signInAnswer(sql, context.config, player, {
    token,
    createdAt,
    strength: 'look',
    mustChange: undefined,
    before: await readLastSignIn(sql, player, id),
  });
};
