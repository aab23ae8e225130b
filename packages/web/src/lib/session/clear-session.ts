import { area, attempt, sessionKeys } from './storage';

/** These stay when a session ends; every other session key goes. */
const staysAfterLogout: readonly string[] = [
  sessionKeys.merchant,
  sessionKeys.merchantCode,
  sessionKeys.resetTicket,
  sessionKeys.unlockTicket,
  // They belong to no session: a visitor types them.
  sessionKeys.registrationDraft,
  sessionKeys.typedNumber,
];

/** Clears the session's keys as a logout does: all but the merchant's and a visitor's. */
export const clearSessionKeys = (): void => {
  const storage = area('session');
  attempt(() => {
    for (const key of Object.keys(storage ?? {})) {
      if (!staysAfterLogout.includes(key)) storage?.removeItem(key);
    }
  });
};
