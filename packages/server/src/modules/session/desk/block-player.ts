import type { InputOf } from '@parlour/contract/endpoint';
import type { sessionConsole } from '@parlour/contract/session-console';
import type { OperatorContext } from '../../../lib/context';
import { invalid } from '../../../lib/refusal';
import { readBlocked, setPlayState } from '../../compliance';
import { lockPlayer } from '../../ledger';
import { aboutPlayer, changeAtOnce, type ChangeKind } from '../../operator';
import { endEverySession } from './end-sessions';

/**
 * A block of play, by the player's number. One person blocks, at once; two lift it, each with the
 * right to block. The player may sign in, withdraw and write to support meanwhile. What the player
 * excluded themselves from stays when the block is lifted.
 */
export const blockKind: ChangeKind = {
  rights: { write: 'block.w', approve: 'block.w' },
  lock: async (sql, object) => {
    if (!/^[1-9]\d{0,17}$/.test(object)) return undefined;
    // First, so that no bet that began before commits after the block.
    await lockPlayer(sql, object);
    const found = await readBlocked(sql, object);
    if (!found) return undefined;
    const { brand, version, isBlocked } = found;
    return { brand, version, values: { blocked: isBlocked } };
  },
  apply: async ({ sql, live, object: playerId }, patch, { blocked: isBlocked }) => {
    const unknown = Object.keys(patch).find((name) => name !== 'blocked');
    if (unknown !== undefined) throw invalid({ name: unknown, code: 'field.unknown' });
    const { blocked } = patch;
    if (typeof blocked !== 'boolean') throw invalid({ name: 'blocked', code: 'field.required' });
    if (blocked === isBlocked) return undefined;
    if (blocked) await endEverySession(sql, live, playerId, 'blocked');
    const state = blocked ? 'blocked' : 'active';
    await setPlayState(sql, playerId, state, { until: null, reason: 'operator' });
    return undefined;
  },
  ...aboutPlayer((before, after) => before.blocked === true && after.blocked === false),
  brandsOf: async (sql, { object }) => {
    const found = await readBlocked(sql, object);
    return found ? [found.brand] : [];
  },
  undoable: true,
  isTimeless: true,
};

/** Blocks a player at once, by one person. Who is blocked stays so. */
export const blockPlayer = async (
  context: OperatorContext,
  { playerId, reason }: InputOf<typeof sessionConsole.blockPlayer>,
): Promise<Record<string, never>> => {
  await changeAtOnce(context, {
    kind: 'block',
    object: playerId,
    patch: { blocked: true },
    reason,
  });
  return {};
};
