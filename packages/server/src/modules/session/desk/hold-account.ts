import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { sessionConsole } from '@parlour/contract/session-console';
import type { OperatorContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { invalid } from '../../../lib/refusal';
import { aboutPlayer, changeAtOnce, type ChangeKind } from '../../operator';
import { notifyPlayer } from '../notices/notify-player';
import { endEverySession } from './end-sessions';
import { clearHeld, deleteDevices, lockHeld, readBrandOf, setHeld } from './queries';

/**
 * An account held against a take-over, by the player's number: the password alone signs no one in.
 * The player lifts it by a factor, the link of a mail, or a new password by mail or number; two
 * operators lift it for a player who has none of these.
 */
export const holdKind: ChangeKind = {
  rights: { write: 'session.w', approve: 'session.w' },
  lock: async (sql, object) => {
    if (!/^[1-9]\d{0,17}$/.test(object)) return undefined;
    const found = await lockHeld(sql, object);
    if (!found) return undefined;
    const { brand, heldAt } = found;
    return { brand, version: heldAt ?? '0', values: { held: heldAt !== null } };
  },
  apply: async ({ sql, config, clock, live, object: playerId }, patch, { held: isHeld }) => {
    const unknown = Object.keys(patch).find((name) => name !== 'held');
    if (unknown !== undefined) throw invalid({ name: unknown, code: 'field.unknown' });
    const { held } = patch;
    if (typeof held !== 'boolean') throw invalid({ name: 'held', code: 'field.required' });
    if (held === isHeld) return undefined;
    if (!held) {
      await clearHeld(sql, playerId);
      return undefined;
    }
    await setHeld(sql, playerId);
    await endEverySession(sql, live, playerId, 'revoked');
    // The browser that took the account over is known by now.
    await deleteDevices(sql, playerId);
    await publish(sql, { type: 'session.held', key: randomUUID(), playerId });
    await notifyPlayer(
      sql,
      { config, clock, address: '', userAgent: '' },
      playerId,
      'account_held',
    );
    return undefined;
  },
  ...aboutPlayer((before, after) => before.held === true && after.held === false),
  brandsOf: async (sql, { object }) => {
    const brand = await readBrandOf(sql, object);
    return brand === undefined ? [] : [brand];
  },
  undoable: true,
  isTimeless: true,
};

/** Holds an account at once, by one person. One that is held stays so. */
export const holdAccount = async (
  context: OperatorContext,
  { playerId, reason }: InputOf<typeof sessionConsole.holdAccount>,
): Promise<Record<string, never>> => {
  await changeAtOnce(context, {
    kind: 'hold',
    object: playerId,
    patch: { held: true },
    reason,
  });
  return {};
};
