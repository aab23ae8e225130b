import type { wallet } from '@parlour/contract/wallet';
import type { Sql } from '../../lib/db';
import type { Handlers } from '../../lib/http';
import { openPockets } from './queries';
import { readBalance, readConsolidated, readWallets } from './read-balance';

export const routes: Handlers<typeof wallet> = {
  readBalance: (context) => readBalance(context),
  readConsolidated: (context) => readConsolidated(context),
  readWallets: () => readWallets(),
};

/** Opens what a new player needs, in the transaction that makes the player. */
export const openWallet = async (
  sql: Sql,
  { playerId, currency, isTrial }: { playerId: string; currency: string; isTrial: boolean },
): Promise<void> => {
  await openPockets(sql, playerId, currency, isTrial);
};

export { credit, type Credit } from './credit';
export { readPockets, type Pockets } from './queries';
export { tellBalance, tellBalances } from './tell-balance';
