import { writeLocal } from './storage';

/** Keeps the codes of the link by which the visitor came, until the registration. */
export const keepCodes = (): void => {
  const given = new URLSearchParams(location.search);
  for (const key of ['affiliateCode', 'referralCode'] as const) {
    const code = given.get(key);
    if (code) writeLocal(key, code.slice(0, 64));
  }
};
