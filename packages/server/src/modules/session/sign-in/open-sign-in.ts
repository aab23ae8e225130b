import { type AccountType, isTrial } from '@parlour/contract/account-type';
import type { SignIn } from '@parlour/contract/session';
import type { MustChange } from '@parlour/contract/session/passwords';
import type { Context } from '../../../lib/context';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { companionCookie, deviceCookie } from '../../../lib/http/http';
import { publish } from '../../../lib/jobs/outbox';
import { placeOf } from '../../../lib/place';
import type { SiteKeys } from '../../../lib/seal';
import { readMember } from '../../player';
import { absoluteSeconds, longestOf, publishEnded } from './authenticate';
import { endAll } from '../end-queries';
import {
  insertSignIn,
  insertToken,
  noteSignIn,
  type EndReason,
  type LastSignIn,
  type SignInStrength,
} from '../queries';
import { isKnownDevice, rememberDevice, renameDevice } from '../devices/queries';
import { notifyPlayer } from '../notices/notify-player';
import { beginRemembering, endRemembering } from '../remember/remember';
import { digestOf, newSecret } from '../../../lib/secret';
import { deviceName } from '../../../lib/device-name';

const yearSeconds = 365 * 24 * 3600;

type Way = {
  /** The player typed the password. */
  byPassword?: boolean;
  mustChange?: MustChange | undefined;
  /** The browser may come back after this session; otherwise it forgets whom it remembers. */
  remember?: boolean | undefined;
  /** A puzzle alone let a new device in. */
  isUnproved?: boolean;
  /** Why the other sessions end. */
  othersEnd?: EndReason;
};

/**
 * Signs a player in: a token for this tab and its companion cookie. As many sessions live as the
 * brand allows; the oldest end.
 */
export const openSignIn = async (
  sql: Transaction,
  context: Context,
  playerId: string,
  { mustChange: reason, othersEnd = 'elsewhere', ...way }: Way = {},
): Promise<SignIn> => {
  const token = newSecret();
  const cookie = newSecret();
  const { byPassword = false, remember = false, isUnproved = false } = way;
  const { address, userAgent } = context;
  const before = await noteSignIn(sql, playerId, { address, userAgent, isUnproved });
  // A password that someone gave is changed first, in whatever way the player comes in.
  const mustChange = reason ?? (before.mustChange ? 'default' : undefined);
  await endRemembering(sql, context);
  const { mostSessions, idleMinutes } = context.brand.settings;
  // A change of the password ends them all.
  const kept = othersEnd === 'elsewhere' ? mostSessions - 1 : 0;
  for (const ended of await endAll(sql, playerId, othersEnd, kept)) {
    await publishEnded(sql, BigInt(playerId), ended, othersEnd, context.live);
  }
  const device = await rememberBrowser(sql, context, playerId);
  const { id, createdAt } = await insertSignIn(sql, {
    playerId,
    cookieHash: digestOf(cookie),
    address: context.address,
    userAgent: context.userAgent,
    byPassword,
    mustChange,
    deviceId: device.id,
    idleSeconds: idleMinutes * 60,
  });
  await insertToken(sql, digestOf(token), id);
  if (remember && !mustChange) {
    await beginRemembering(sql, context, { playerId, deviceId: device.id, signInId: id });
  }
  const signInId = id.toString();
  await publish(sql, { type: 'session.opened', key: signInId, playerId, signInId });
  // The first device is the player's own, and a reset of the password has a notice of its own.
  if (!device.isKnown && before.lastAt !== null && othersEnd === 'elsewhere') {
    await notifyPlayer(sql, context, playerId, 'new_device');
  }
  sql.afterCommit(() =>
    context.setCookie(companionCookie, cookie, { maxAgeSeconds: absoluteSeconds }),
  );
  const opened = { token, createdAt, before, strength: 'full', mustChange } as const;
  return signInAnswer(sql, context.config, playerId, opened);
};

/**
 * A browser that signed in once is counted separately from strangers who guess. Its secret is a new
 * one each time: a cookie that was planted or copied before is useless afterwards.
 */
const rememberBrowser = async (
  sql: Transaction,
  context: Context,
  playerId: string,
): Promise<{ id: bigint; isKnown: boolean }> => {
  const device = newSecret();
  const hash = digestOf(device);
  const before = context.cookies[deviceCookie];
  if (before !== undefined) await renameDevice(sql, digestOf(before), hash);
  const isKnown = before !== undefined && (await isKnownDevice(sql, hash, playerId));
  sql.afterCommit(() => context.setCookie(deviceCookie, device, { maxAgeSeconds: yearSeconds }));
  return { id: await rememberDevice(sql, hash, playerId, context), isKnown };
};

type Opened = {
  token: string;
  createdAt: Date;
  before: LastSignIn & { isUnproved?: boolean };
  strength: SignInStrength;
  mustChange: MustChange | null | undefined;
};

export const signInAnswer = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  { token, createdAt, before, strength, mustChange }: Opened,
): Promise<SignIn> => {
  const member = await readMember(sql, keys, playerId);
  return {
    ...member,
    token,
    strength,
    firstTimeLogin: before.lastAt === null && !isTrial(member.type),
    passwordExpired: mustChange === 'expired',
    passwordDefault: mustChange === 'default',
    ...(before.lastAt && { lastLogin: lastLoginOf(before, before.lastAt) }),
    expiresAt: expiryOf(createdAt, member.type, strength),
  };
};

const lastLoginOf = (
  { lastAddress, lastUserAgent, isUnproved }: LastSignIn & { isUnproved?: boolean },
  lastAt: Date,
): SignIn['lastLogin'] => {
  const place = lastAddress === null ? undefined : placeOf(lastAddress);
  const device = deviceName(lastUserAgent ?? '');
  return {
    at: lastAt.toISOString(),
    ...(place && { place }),
    ...(device && { device }),
    ...(isUnproved && { isUnproved }),
  };
};

export const expiryOf = (
  createdAt: Date,
  type: AccountType,
  strength: SignInStrength = 'full',
): string => new Date(createdAt.getTime() + longestOf(type, strength) * 1000).toISOString();
