import { micros, moneyText } from '@parlour/contract/money';
import type { Balance } from '@parlour/contract/wallet';

/**
 * What of the sum stands in the wallets of vendors; undefined when nothing does. Each live message
 * has the three figures, so that this is never older than the sum.
 */
export const vendorsPart = (
  balance: Pick<Balance, 'sumBalance' | 'cash' | 'bonus'> | undefined,
): string | undefined => {
  if (!balance) return undefined;
  const part = micros(balance.sumBalance) - micros(balance.cash) - micros(balance.bonus);
  return part > 0n ? moneyText(part) : undefined;
};
