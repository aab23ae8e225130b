import type { FieldFault } from '@parlour/contract/errors';
import { settingFaults, settingsOf, type Given } from '@parlour/contract/settings';
import { invalid } from '../../../lib/refusal';
import { missingFor } from '../flag-needs';
import { type ChangeDeps, changeBrand } from './change-brand';
import { hasPicture, updateFlags, updateSettings } from './queries';

/**
 * Stores an operator's settings of a brand, all of them or none: an invalid value is named. An
 * empty text removes a setting, unless a flag that is on needs it. Every process follows within a
 * second, as after any change of a brand.
 */
export const saveSettings = async (
  { database }: ChangeDeps,
  code: string,
  given: Given,
): Promise<void> => {
  const faults = settingFaults(given);
  if (faults.length > 0) throw invalid(...faults);
  await changeBrand(database, code, async (sql, { settings, flags }) => {
    assertNeedsMet(flags, { ...settings, ...given });
    const { logo } = given;
    if (typeof logo === 'string' && logo !== '' && !(await hasPicture(sql, code, logo))) {
      throw invalid({ name: 'logo', code: 'field.unknown' });
    }
    await updateSettings(sql, code, given);
  });
};

/**
 * Switches flags of a brand on or off, all of them or none. A flag whose settings are missing is
 * refused, with their names.
 */
export const saveFlags = async (
  { database }: ChangeDeps,
  code: string,
  given: Record<string, boolean>,
): Promise<void> =>
  changeBrand(database, code, async (sql, { settings }) => {
    const on = Object.keys(given).filter((flag) => given[flag]);
    assertNeedsMet(on, settings);
    const known = new Set((await updateFlags(sql, code, given)).map(({ flag }) => flag));
    const strange = Object.keys(given).filter((flag) => !known.has(flag));
    if (strange.length > 0) {
      throw invalid(...strange.map((name) => ({ name, code: 'field.unknown' }) as const));
    }
  });

const assertNeedsMet = (flags: string[], settings: Given): void => {
  const working = settingsOf(settings).settings;
  const missing = new Set(flags.flatMap((flag) => missingFor(flag, working)));
  const faults = [...missing].map((name): FieldFault => ({ name, code: 'field.required' }));
  if (faults.length > 0) throw invalid(...faults);
};
