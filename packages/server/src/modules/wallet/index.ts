import type { wallet } from '@parlour/contract/wallet';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Handlers } from '../../lib/http/http';
import { transferBetweenWallets } from './transfer-between-wallets';
import { openPockets, openVendorPocket } from './queries';
import { readBalance, readConsolidated } from './read-balance';
import { readWallets } from './read-wallets';
import { listTransfers } from './transfers/list-transfers';
import {
  transferToDownline,
  transferToUpline,
  type LentToTransfers,
} from './transfers/send-transfer';

export const routesWith = (lent: LentToTransfers): Handlers<typeof wallet> => ({
  readBalance: (context) => readBalance(context),
  readConsolidated: (context) => readConsolidated(context),
  readWallets: (context) => readWallets(context),
  transferBetweenWallets: (context, input) => transferBetweenWallets(context, input),
  transferToDownline: transferToDownline(lent),
  transferToUpline: transferToUpline(lent),
  listTransfers: (context, input) => listTransfers(context, input),
});

/** Opens the accounts of a new player, in the transaction that makes the player. */
export const openWallet = async (
  sql: Sql,
  { playerId, currency, isTrial }: { playerId: string; currency: string; isTrial: boolean },
): Promise<void> => {
  await openPockets(sql, playerId, currency, isTrial);
};

/** Opens a player's pocket at a vendor; a repeat changes nothing. */
export const openVendorWallet = async (
  sql: Sql,
  { playerId, currency, vendor }: { playerId: string; currency: string; vendor: string },
): Promise<void> => {
  await openVendorPocket(sql, playerId, currency, vendor);
};

export { jobs, openTrialWallet } from './trial-wallet';
export { credit, creditCash, type Credit } from './credit';
export { listTransfers } from './transfers/list-transfers';
export { forgetPlayer } from './transfers/queries';
export { readPockets, type Pockets } from './queries';
export { notifyBalance, notifyBalances } from './notify-balance';
export { payDebt } from './pay-debt';
