import type { Platform } from '../../lib/context';
import { changeEvidenceOf } from './change-evidence';
import { readNewDevice, readStateChange } from './event-queries';

/** Kinds of cases that show whether their player may play, and from where they came. */
const kinds = ['withdrawal', 'deposit', 'identity'];

/** A block, an exclusion or its end changes what an open case of the player shows. */
export const noteBlock = async (
  { database }: Platform,
  { key, playerId }: { key: string; playerId: string },
): Promise<void> => {
  const at = await readStateChange(database.sql, playerId);
  if (!at) return;
  await database.transaction((sql) =>
    changeEvidenceOf(sql, { playerId, kinds, what: 'block', of: key, at }),
  );
};

/** So does a device from which the player never came before. */
export const noteDevice = async (
  { database }: Platform,
  { playerId, signInId }: { playerId: string; signInId: string },
): Promise<void> => {
  const at = await readNewDevice(database.sql, signInId);
  if (!at) return;
  await database.transaction((sql) =>
    changeEvidenceOf(sql, { playerId, kinds, what: 'device', of: signInId, at }),
  );
};
