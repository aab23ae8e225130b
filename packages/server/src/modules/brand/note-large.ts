import { micros, moneyText } from '@parlour/contract/money';
import type { Platform } from '../../lib/context';
import { loadedBrand } from './brands';

const notableOf = {
  deposit: 'notableDeposit',
  withdrawal: 'notableWithdrawal',
  bet: 'notableBet',
  win: 'notableWin',
} as const;

type What = keyof typeof notableOf;
type Large = { brand: string; playerId: string; currency: string; amount: bigint };

/**
 * Logs a deposit, a bet or a win above the amount that the brand has set. The caller does not wait
 * for it.
 */
export const noteLarge = (platform: Platform, what: What, large: Large): void => {
  note(platform, what, large).catch((error: unknown) =>
    platform.log.warn('brand.not_read', { error }),
  );
};

const note = async (
  platform: Platform,
  what: What,
  { brand, playerId, currency, amount }: Large,
): Promise<void> => {
  const loaded = await loadedBrand(platform, brand);
  const from = loaded.settings[notableOf[what]];
  if (from === undefined || currency !== loaded.facts.currency || amount < micros(from)) return;
  const facts = { brand, playerId, currency, amount: moneyText(amount), from };
  platform.log.warn(`brand.large_${what}`, facts);
};
