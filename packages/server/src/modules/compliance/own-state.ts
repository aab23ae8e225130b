import type { compliance, LimitsView } from '@parlour/contract/compliance';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../lib/context';
import { publish } from '../../lib/jobs/outbox';
import { lockPlayer } from '../ledger';
import { beginCounting } from './limits/counting-queries';
import { noteChange } from './limits/limit-queries';
import { readLimits } from './limits/read-limits';
import {
  extendCooling,
  extendExclusion,
  writeAcknowledged,
  writeReality,
} from './own-state-queries';

const intervalOf = {
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
  forever: undefined,
} as const satisfies Record<InputOf<typeof compliance.exclude>['time'], string | undefined>;

/** Excludes the player at once. What is longer already stays; nothing takes it back. */
export const exclude = async (
  context: PlayerContext,
  { time, everywhere = false }: InputOf<typeof compliance.exclude>,
): Promise<LimitsView> => {
  const { playerId } = context.signedIn;
  await changed(context, 'excluded', async (sql) => {
    await noteChange(sql, { playerId, act: `exclude_${time}` });
    return extendExclusion(sql, playerId, { time: intervalOf[time], everywhere });
  });
  return readLimits(context);
};

/** A pause of some days, at once. */
export const coolOff = async (
  context: PlayerContext,
  { days }: InputOf<typeof compliance.coolOff>,
): Promise<LimitsView> => {
  const { playerId } = context.signedIn;
  await changed(context, 'cooling_off', async (sql) => {
    await noteChange(sql, { playerId, act: `cool_off_${days}` });
    return extendCooling(sql, playerId, Number(days));
  });
  return readLimits(context);
};

/** How often play pauses to say how long it lasts; without minutes never. */
export const setReality = async (
  context: PlayerContext,
  { minutes }: InputOf<typeof compliance.setReality>,
): Promise<LimitsView> => {
  const { playerId, currency } = context.signedIn;
  await context.database.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    await beginCounting(sql, { playerId, currency, zone: context.brand.timeZone });
    await writeReality(sql, playerId, minutes ?? null);
    await noteChange(sql, { playerId, act: `reality_${minutes ?? 'never'}` });
  });
  return readLimits(context);
};

export const acknowledge = async (context: PlayerContext): Promise<LimitsView> => {
  const { playerId } = context.signedIn;
  await context.database.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    await writeAcknowledged(sql, playerId);
  });
  return readLimits(context);
};

// The player's accounts are locked first, so that no bet that began before commits after it.
const changed = (
  { database, signedIn: { playerId } }: PlayerContext,
  state: 'excluded' | 'cooling_off',
  write: (sql: Transaction) => Promise<number>,
): Promise<void> =>
  database.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    const version = await write(sql);
    await publish(sql, {
      type: 'compliance.state_changed',
      key: `${playerId}:${version}`,
      playerId,
      state,
      reason: 'own wish',
    });
  });
