import { moneyText } from '@parlour/contract/money';
import type { Balance } from '@parlour/contract/wallet';
import type { LiveEvent } from '../../lib/live/live';
import type { Pockets, PlayerBalances } from './queries';

/** A wallet that was opened and never used. */
export const emptyBalances = (playerId: string, currency: string): PlayerBalances => ({
  playerId: BigInt(playerId),
  currency,
  total: 0n,
  cash: 0n,
  bonus: 0n,
  held: 0n,
  trial: 0n,
  debt: 0n,
  version: 0n,
  wallets: [],
});

/** The balance on the wire. Held money is shown, but is not in the sum. */
export const asBalance = (pockets: PlayerBalances, symbol: string): Balance => ({
  sumBalance: moneyText(pockets.total),
  currency: pockets.currency,
  symbol,
  cash: moneyText(pockets.cash),
  bonus: moneyText(pockets.bonus),
  held: moneyText(pockets.held),
  wallets: pockets.wallets.map(({ vendor, balance }) => ({
    vendor,
    balance: moneyText(BigInt(balance)),
  })),
  version: Number(pockets.version),
});

export const asBalanceMessage = (pockets: Pockets): LiveEvent => ({
  type: 'balance',
  sumBalance: moneyText(pockets.total),
  cash: moneyText(pockets.cash),
  bonus: moneyText(pockets.bonus),
  held: moneyText(pockets.held),
  version: Number(pockets.version),
});
