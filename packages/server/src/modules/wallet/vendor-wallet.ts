import { mainWallet, type VendorWallet } from '@parlour/contract/wallet';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand } from '../../lib/context';
import type { VendorWalletRow } from './queries';

/** The account of a wallet, by what the wire calls it. */
export const pathOf = (playerId: string, wallet: string): string =>
  `player:${playerId}:${wallet === mainWallet ? 'cash' : `vendor:${wallet}`}`;

export const vendorWalletOf = (
  { vendor, titles, balance, maintenance }: VendorWalletRow,
  language: string,
  brand: Brand,
): VendorWallet => ({
  vendor,
  name: wordsIn(titles, language, brand) ?? vendor,
  balance: moneyText(balance),
  maintenance,
});
