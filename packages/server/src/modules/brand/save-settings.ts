import { settingFaults, type Given } from '@parlour/contract/settings';
import type { Platform } from '../../lib/context';
import { invalid, Refusal } from '../../lib/refusal';
import { updateSettings } from './queries';

/**
 * Stores an operator's settings of a brand, all of them or none: an invalid value is named. An
 * empty text removes a setting. Every process is notified as of any change.
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
