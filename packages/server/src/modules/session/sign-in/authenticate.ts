import { timingSafeEqual } from 'node:crypto';
import { type AccountType, isTrial } from '@parlour/contract/account-type';
import type { Brand, Platform, SignedIn } from '../../../lib/context';
import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { endSignIn } from '../end-queries';
import {
  findByToken,
  isLive,
  noteActivity,
  noteAddress,
  type EndReason,
  type FoundSignIn,
  type SignInStrength,
} from '../queries';
import { digestOf } from '../../../lib/secret';

/** A session ends after this long, however active the player is. */
export const absoluteSeconds = 30 * 24 * 3600;

/** A trial account is gone with its only session; who only looks around comes back again. */
export const trialSeconds = 24 * 3600;

export const longestOf = (type: AccountType, strength: SignInStrength): number =>
  isTrial(type) || strength === 'look' ? trialSeconds : absoluteSeconds;

export const tabsAtOnce = 20;

const noteEveryMs = 1000;

/** An address that changes from call to call is written so often at most. */
const addressEveryMs = 60_000;

type Deps = Pick<Platform, 'database' | 'live'>;

type Call = { background: boolean; brand: Pick<Brand, 'code'>; address?: string };

/**
 * The player of a token with its companion cookie. Anything but a live pair is refused with 401.
 */
export const authenticate = async (
  deps: Deps,
  token: string,
  cookie: string | undefined,
  { background, brand, address }: Call,
): Promise<SignedIn> => {
  const { sql } = deps.database;
  const tokenHash = digestOf(token);
  const found = await findByToken(sql, tokenHash);
  const isCompanion = fits(found?.cookieHash, cookie);
  const isFormer = !isCompanion && fits(found?.formerCookieHash, cookie);
  if (!found || found.brand !== brand.code || !(isCompanion || isFormer)) {
    throw new Refusal('session.required');
  }
  await renewOrEnd(deps, found);
  if (!background && found.now.getTime() - found.activeAt.getTime() > noteEveryMs) {
    await noteActivity(sql, found.signInId);
  }
  if (address !== undefined && isNewAddress(found, address)) {
    await noteAddress(sql, found.signInId, address);
  }
  return {
    playerId: found.playerId.toString(),
    signInId: found.signInId.toString(),
    tokenHash,
    username: found.username,
    type: found.type,
    currency: found.currency,
    brand: found.brand,
    isSteppedUp: found.isSteppedUp && isCompanion,
    // A step-up shows nothing of who has the cookie from before it.
    isLooking: found.strength === 'look' || isFormer,
    hasFormerCookie: isFormer,
    mustChangePassword: found.mustChange !== null,
  };
};

/** For an answer that goes on after its call was let in. */
export const assertLive = async (
  { database: { sql } }: Pick<Platform, 'database'>,
  signInId: string,
): Promise<void> => {
  if (!(await isLive(sql, signInId))) throw new Refusal('session.expired');
};

const isNewAddress = ({ address: last, seenAt, now }: FoundSignIn, address: string): boolean =>
  address !== last && (!seenAt || now.getTime() - seenAt.getTime() > addressEveryMs);

const fits = (cookieHash: Buffer | null | undefined, cookie: string | undefined): boolean =>
  Boolean(cookieHash) && cookie !== undefined && timingSafeEqual(cookieHash!, digestOf(cookie));

const refusalOf = {
  logout: 'session.expired',
  expired: 'session.expired',
  idle: 'session.idle',
  elsewhere: 'session.elsewhere',
  blocked: 'session.expired',
  password: 'session.expired',
  revoked: 'session.expired',
} as const satisfies Record<EndReason, string>;

/** Refuses a session that has ended, and ends one whose time is over. */
export const renewOrEnd = async ({ database, live }: Deps, found: FoundSignIn): Promise<void> => {
  const { signInId, playerId, endedAt, reason } = found;
  if (endedAt !== null) throw new Refusal(refusalOf[reason ?? 'expired']);
  const over = found.isIdle ? 'idle' : isOver(found) ? 'expired' : undefined;
  if (!over) return;
  await database.transaction(async (sql) => {
    if (await endSignIn(sql, signInId, over))
      await publishEnded(sql, playerId, signInId, over, live);
  });
  throw new Refusal(refusalOf[over]);
};

const isOver = ({ createdAt, now, type, strength }: FoundSignIn): boolean =>
  now.getTime() - createdAt.getTime() > longestOf(type, strength) * 1000;

/** Publishes the event with the change, and notifies the player's open pages after it. */
export const publishEnded = async (
  sql: Transaction,
  playerId: bigint,
  signInId: bigint,
  reason: EndReason,
  live: Platform['live'],
): Promise<void> => {
  const player = playerId.toString();
  await publish(sql, {
    type: 'session.ended',
    key: signInId.toString(),
    playerId: player,
    signInId: signInId.toString(),
    reason,
  });
  sql.afterCommit(() => live.notify(player, { type: 'signedOut', code: refusalOf[reason] }));
};
