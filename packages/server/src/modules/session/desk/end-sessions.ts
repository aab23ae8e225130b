import type { InputOf } from '@parlour/contract/endpoint';
import type { sessionConsole } from '@parlour/contract/session-console';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext, Platform } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, holdRight } from '../../operator';
import { deleteDevice, endSignInsOfDevice } from '../devices/queries';
import { endAll, endSignIn } from '../end-queries';
import type { EndReason } from '../queries';
import { forgetRemembered } from '../remember/queries';
import { publishEnded } from '../sign-in/authenticate';
import { isOwnSignIn, readBrandOf } from './queries';

type Ended = { ended: number };
type Live = Platform['live'];

/** Ends every session of a player; no browser comes back by itself. */
export const endEverySession = async (
  sql: Transaction,
  live: Live,
  playerId: string,
  reason: EndReason,
): Promise<number> => {
  await forgetRemembered(sql, playerId);
  return publishAll(sql, live, playerId, { ended: await endAll(sql, playerId, reason), reason });
};

const publishAll = async (
  sql: Transaction,
  live: Live,
  playerId: string,
  { ended, reason }: { ended: readonly bigint[]; reason: EndReason },
): Promise<number> => {
  for (const id of ended) await publishEnded(sql, BigInt(playerId), id, reason, live);
  return ended.length;
};

type Act = { name: string; playerId: string; reason: string; after?: Record<string, string> };

/** An act on a player's sign-ins, under a right that stays until the commit; it leaves a line. */
const actOnAccess = (
  context: OperatorContext,
  { name, playerId, reason, after }: Act,
  work: (sql: Transaction) => Promise<number>,
): Promise<Ended> =>
  context.database.transaction(async (sql) => {
    const brand = await readBrandOf(sql, playerId);
    if (brand === undefined) throw new Refusal('request.unknown');
    await holdRight(sql, context.operator, { right: 'session.w', brand });
    const ended = await work(sql);
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: name,
      objectKind: 'player',
      objectId: playerId,
      playerId,
      after: { ...after, ended },
      reason,
      requestId: context.requestId,
    });
    return { ended };
  });

/** One session or all of them, with their open pages. */
export const endPlayerSessions = (
  context: OperatorContext,
  { playerId, reason, signInId }: InputOf<typeof sessionConsole.endPlayerSessions>,
): Promise<Ended> => {
  const act = {
    name: 'player.end_sessions',
    playerId,
    reason,
    ...(signInId !== undefined && { after: { session: signInId } }),
  };
  return actOnAccess(context, act, async (sql) => {
    if (signInId === undefined) return endEverySession(sql, context.live, playerId, 'revoked');
    if (!(await isOwnSignIn(sql, playerId, signInId))) throw new Refusal('request.unknown');
    await forgetRemembered(sql, playerId, { signInId });
    const id = BigInt(signInId);
    const ended = (await endSignIn(sql, id, 'revoked')) ? [id] : [];
    return publishAll(sql, context.live, playerId, { ended, reason: 'revoked' });
  });
};

/** The browser is a stranger's again, and its sessions end. */
export const forgetPlayerDevice = (
  context: OperatorContext,
  { playerId, reason, deviceId }: InputOf<typeof sessionConsole.forgetPlayerDevice>,
): Promise<Ended> => {
  const act = { name: 'player.forget_device', playerId, reason, after: { device: deviceId } };
  return actOnAccess(context, act, async (sql) => {
    await forgetRemembered(sql, playerId, { deviceId });
    const ended = await endSignInsOfDevice(sql, playerId, deviceId);
    if (!(await deleteDevice(sql, playerId, deviceId))) throw new Refusal('request.unknown');
    return publishAll(sql, context.live, playerId, { ended, reason: 'revoked' });
  });
};
