import type { Platform } from '../../../lib/context';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { updateMaintenance } from './queries';

type Deps = ChangeDeps & Pick<Platform, 'clock'>;

/**
 * Begins a maintenance of the whole site, now or at a time, or changes its times. At its announced
 * end the site opens by itself.
 */
export const closeSite = async (
  { database, clock }: Deps,
  code: string,
  { from, until }: { from?: Date | undefined; until?: Date | undefined } = {},
): Promise<void> => {
  const now = clock.now();
  const earliest = from && from > now ? from : now;
  if (until && until <= earliest) {
    throw invalid({ name: 'until', code: 'field.below', min: earliest.toISOString() });
  }
  await changeBrand(database, code, async (sql) => {
    await updateMaintenance(sql, code, { closed: true, from, until });
  });
};

export const openSite = async ({ database }: ChangeDeps, code: string): Promise<void> =>
  changeBrand(database, code, async (sql) => {
    await updateMaintenance(sql, code, { closed: false });
  });
