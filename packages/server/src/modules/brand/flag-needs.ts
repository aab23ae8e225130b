import type { BrandSettings } from '@parlour/contract/settings';
import type { Flag } from './brand';

const firebase = ['firebaseApiKey', 'firebaseAuthDomain', 'firebaseProjectId'] as const;

/** The settings without which a flag cannot work. */
const needs: Record<string, readonly (keyof BrandSettings)[]> = {
  FIREBASE: firebase,
  GOOGLE: firebase,
  FACEBOOK: firebase,
};

export const identityFlags = ['FIREBASE', 'GOOGLE', 'FACEBOOK'] as const;

/** The settings that a flag needs and the brand has not set. */
export const missingFor = (flag: string, settings: Partial<BrandSettings>): string[] =>
  (needs[flag] ?? []).filter((name) => !settings[name]);

/** The flags as they apply: one whose settings are missing counts as off. */
export const workingFlags = (flags: Flag[], settings: BrandSettings): Flag[] =>
  flags.map((flag) =>
    missingFor(flag.flag, settings).length === 0 ? flag : { ...flag, enabled: false },
  );
