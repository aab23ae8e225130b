import type { OutputOf } from '@parlour/contract/endpoint';
import type { wallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../lib/context';
import { readVendorWallets } from './queries';
import { vendorWalletOf } from './vendor-wallet';

/**
 * The vendors' wallets where a brand has them. Where one wallet serves all games, only those with
 * money left from an earlier rule.
 */
export const readWallets = async ({
  sql,
  brand,
  language,
  signedIn,
}: PlayerContext): Promise<OutputOf<typeof wallet.readWallets>> => {
  const { playerId, currency } = signedIn;
  const isSingle = brand.settings.isSingleWallet;
  const rows = await readVendorWallets(sql, { brand: brand.code, playerId, currency });
  return {
    isSingle,
    wallets: rows
      .filter(({ balance }) => !isSingle || balance > 0n)
      .map((row) => vendorWalletOf(row, language, brand)),
  };
};
