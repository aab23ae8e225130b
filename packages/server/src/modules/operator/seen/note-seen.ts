import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { countSeen } from './queries';

/** Who sees more players in an hour raises a flag. */
const mostPlayers = 300;

/**
 * Counts that a person sees players. The first beyond the bound raises a flag, once in an hour of
 * the clock; no one is kept from their work.
 */
export const noteSeen = async (
  { database }: Pick<Platform, 'database'>,
  looked: { operatorId: string; playerIds: readonly string[] },
): Promise<void> => {
  const { operatorId } = looked;
  const seen = await countSeen(database.sql, looked, mostPlayers);
  if (!seen || seen.players <= mostPlayers) return;
  const { brand, hour } = seen;
  await database.transaction((sql) =>
    publish(sql, {
      type: 'operator.saw_many',
      key: `${operatorId} ${hour}`,
      operatorId,
      brand,
    }),
  );
};
