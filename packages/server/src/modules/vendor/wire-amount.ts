import type { Profile } from './profile';

const most = BigInt(Number.MAX_SAFE_INTEGER);
/** Far over any stake, and far enough under 2^63 that sums of it still fit. */
const mostMicros = 10n ** 17n;

/** Micros of a whole number on the supplier's wire; undefined when it is more than anybody has. */
export const wireMicros = (
  profile: Profile,
  currency: string,
  amount: number,
): bigint | undefined => {
  const value = BigInt(amount) * profile.microsOf(currency);
  return value > mostMicros ? undefined : value;
};

/**
 * A balance for the wire: cut down, never up, or the player would be shown money that he has not.
 */
export const wireBalance = (profile: Profile, currency: string, micros: bigint): number => {
  const amount = micros < 0n ? 0n : micros / profile.microsOf(currency);
  return Number(amount > most ? most : amount);
};
