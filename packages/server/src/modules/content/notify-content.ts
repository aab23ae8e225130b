import type { Platform } from '../../lib/context';
import { perDatabase } from '../../lib/memory';
import { readContentVersions } from './queries';

const knownVersions = perDatabase(() => ({
  byBrand: undefined as Map<string, string> | undefined,
}));

/**
 * Notifies the open pages of each brand whose content changed since this process last looked,
 * by a change of a row or by the hour. The first look of a process only remembers: what changed
 * while none looked is caught up by a query.
 */
export const notifyContent = async ({
  database,
  live,
}: Pick<Platform, 'database' | 'live'>): Promise<void> => {
  const memory = knownVersions(database);
  const rows = await readContentVersions(database.sql);
  const now = new Map(rows.map(({ brand, version }) => [brand, version]));
  const before = memory.byBrand;
  memory.byBrand = now;
  if (!before) return;
  for (const brand of new Set([...before.keys(), ...now.keys()])) {
    if (before.get(brand) !== now.get(brand)) {
      live.notify(`brand:${brand}`, { type: 'announcements' });
    }
  }
};
