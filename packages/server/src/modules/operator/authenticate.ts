import type { Operator, Platform } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { digestOf } from '../../lib/secret';
import { refuseNetwork } from './assert-network';
import { endSession, findSession, lockSession, noteAddress } from './queries';

/** However active the person is. */
export const sessionHours = 12;
const idleMs = 15 * 60_000;
const stepUpMs = 5 * 60_000;
const noteEveryMs = 1000;

type Deps = Pick<Platform, 'database'>;

type AuthenticatedCall = { background: boolean; address: string };

/**
 * The person of a cookie with the rights of this moment: each call reads them, so that one that was
 * taken away is gone at once.
 */
export const authenticate = async (
  { database }: Deps,
  cookie: string | undefined,
  { background, address: given }: AuthenticatedCall,
): Promise<Operator> => {
  const { sql } = database;
  // The database knows no zones of addresses.
  const [address = given] = given.split('%');
  if (!cookie) throw new Refusal('operator.session_required');
  const noteAfterMs = background ? undefined : noteEveryMs;
  const call = { address, hours: sessionHours, idleMs, noteAfterMs };
  const found = await findSession(sql, digestOf(cookie), call);
  if (!found) throw new Refusal('operator.session_required');
  const { id, signInId, now, activeAt, steppedUpAt, createdAt } = found;
  if (found.isOver) {
    await endSession(sql, signInId, 'expired');
    throw new Refusal('operator.session_required');
  }
  const caller = { operatorId: id.toString(), signInId: signInId.toString(), address };
  if (found.isOutside) await refuseNetwork({ database }, caller);
  if (found.lastAddress !== address) await noteAddress(sql, signInId, address);
  const idle = now.getTime() - activeAt.getTime();
  const isIdle = !found.isLocked && idle > idleMs;
  if (isIdle) await lockSession(sql, signInId);
  return {
    id: id.toString(),
    signInId: signInId.toString(),
    name: found.name,
    language: found.language,
    rights: found.rights,
    brands: [],
    isSteppedUp: now.getTime() - steppedUpAt.getTime() < stepUpMs,
    steppedUpAt,
    isLocked: found.isLocked || isIdle,
    expiresAt: new Date(createdAt.getTime() + sessionHours * 3_600_000),
  };
};

/** Until when calls that need a step-up pass. */
export const steppedUpUntil = ({ steppedUpAt }: Pick<Operator, 'steppedUpAt'>): Date =>
  new Date(steppedUpAt.getTime() + stepUpMs);
