import type { SignIn } from '@parlour/contract/session';
import type { MustChange } from '@parlour/contract/session/passwords';
import type { Context } from '../../../lib/context';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { companionCookie, deviceCookie } from '../../../lib/http/http';
import { publish } from '../../../lib/jobs/outbox';
import type { SiteKeys } from '../../../lib/seal';
import { readMember } from '../../player';
import { absoluteSeconds, publishEnded } from './authenticate';
import {
  endAll,
  insertSignIn,
  insertToken,
  noteSignIn,
  rememberDevice,
  renameDevice,
  type EndReason,
  type LastSignIn,
} from '../queries';
import { digestOf, newSecret } from '../secret';

const yearSeconds = 365 * 24 * 3600;

type Way = {
  /** The player typed the password. */
  byPassword?: boolean;
  mustChange?: MustChange | undefined;
  /** Why the other sessions end. */
  othersEnd?: EndReason;
};

/**
 * Signs a player in: a token for this tab and its companion cookie. One session lives; the others
 * end.
 */
export const openSignIn = async (
  sql: Transaction,
  context: Context,
  playerId: string,
  { byPassword = false, mustChange, othersEnd = 'elsewhere' }: Way = {},
): Promise<SignIn> => {
  const token = newSecret();
  const cookie = newSecret();
  const before = await noteSignIn(sql, playerId, context.address);
  for (const ended of await endAll(sql, playerId, othersEnd)) {
    await publishEnded(sql, BigInt(playerId), ended, othersEnd, context.live);
  }
  const { id, createdAt } = await insertSignIn(sql, {
    playerId,
    cookieHash: digestOf(cookie),
    address: context.address,
    userAgent: context.userAgent,
    byPassword,
    mustChange,
  });
  await insertToken(sql, digestOf(token), id);
  await rememberBrowser(sql, context, playerId);
  const signInId = id.toString();
  await publish(sql, { type: 'session.opened', key: signInId, playerId, signInId });
  sql.afterCommit(() =>
    context.setCookie(companionCookie, cookie, { maxAgeSeconds: absoluteSeconds }),
  );
  return signInAnswer(sql, context.config, playerId, { token, createdAt, before, mustChange });
};

/**
 * A browser that signed in once is counted separately from strangers who guess. Its secret is a new
 * one each time: a cookie that was planted or copied before is useless afterwards.
 */
const rememberBrowser = async (sql: Transaction, context: Context, playerId: string) => {
  const device = newSecret();
  const before = context.cookies[deviceCookie];
  if (before !== undefined) await renameDevice(sql, digestOf(before), digestOf(device));
  await rememberDevice(sql, digestOf(device), playerId);
  sql.afterCommit(() => context.setCookie(deviceCookie, device, { maxAgeSeconds: yearSeconds }));
};

type Opened = {
  token: string;
  createdAt: Date;
  before: LastSignIn;
  mustChange: MustChange | null | undefined;
};

export const signInAnswer = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  { token, createdAt, before, mustChange }: Opened,
): Promise<SignIn> => ({
  ...(await readMember(sql, keys, playerId)),
  token,
  firstTimeLogin: before.lastAt === null,
  passwordExpired: mustChange === 'expired',
  passwordDefault: mustChange === 'default',
  ...(before.lastAt && { lastLogin: { at: before.lastAt.toISOString() } }),
  expiresAt: expiryOf(createdAt),
});

export const expiryOf = (createdAt: Date): string =>
  new Date(createdAt.getTime() + absoluteSeconds * 1000).toISOString();
