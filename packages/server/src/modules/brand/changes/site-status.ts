import type { Platform } from '../../../lib/context';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { updateMaintenance } from './queries';

/**
 * Begins a maintenance of the whole site, or changes its announced end, at which the site opens by
 * itself.
 */
export const closeSite = async (
  { database, clock }: ChangeDeps & Pick<Platform, 'clock'>,
  code: string,
  until?: Date,
): Promise<void> => {
  if (until && until <= clock.now()) {
    throw invalid({ name: 'until', code: 'field.below', min: clock.now().toISOString() });
  }
  await changeBrand(database, code, async (sql) => {
    await updateMaintenance(sql, code, { closed: true, ...(until && { until }) });
  });
};

export const openSite = async ({ database }: ChangeDeps, code: string): Promise<void> =>
  changeBrand(database, code, async (sql) => {
    await updateMaintenance(sql, code, { closed: false });
  });
