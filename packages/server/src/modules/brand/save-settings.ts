import { settingFaults, type Given } from '@parlour/contract/settings';
import type { Platform } from '../../lib/context';
import { invalid, Refusal } from '../../lib/refusal';
import { updateSettings } from './queries';

/**
 * Keeps what an operator sets of a brand, all of it or nothing: a value that is not as it must be
 * is named. An empty text takes back what was set. Every process hears of it as of any change.
 */
export const saveSettings = async (
  { database }: Pick<Platform, 'database'>,
  code: string,
  given: Given,
): Promise<void> => {
  const faults = settingFaults(given);
  if (faults.length > 0) throw invalid(...faults);
  if (!(await updateSettings(database.sql, code, given))) throw new Refusal('brand.unknown_host');
};
