import { micros as microsOf, moneyText } from '@parlour/contract/money';
import type { Profile } from '../profiles/profile';

const most = BigInt(Number.MAX_SAFE_INTEGER);
/** Far above any stake, and far enough below 2^63 that sums of it still fit. */
const mostMicros = 10n ** 17n;

/**
 * Micros of an amount on the vendor's wire, a whole number of its units or a decimal text;
 * undefined when it is above every balance.
 */
export const wireMicros = (
  profile: Profile,
  currency: string,
  amount: number | string,
): bigint | undefined => {
  const value =
    typeof amount === 'string' ? microsOf(amount) : BigInt(amount) * profile.microsOf(currency);
  return value > mostMicros ? undefined : value;
};

/**
 * A balance for the wire: rounded down, never up, or the player would be shown money that they do
 * not have.
 */
export const wireBalance = (
  profile: Profile,
  currency: string,
  micros: bigint,
): number | string => {
  const unit = profile.microsOf(currency);
  const amount = micros < 0n ? 0n : micros / unit;
  if (profile.dialect.amounts === 'decimal') return moneyText(amount * unit);
  return Number(amount > most ? most : amount);
};
