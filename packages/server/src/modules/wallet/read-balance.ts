import type { OutputOf } from '@parlour/contract/endpoint';
import type { Balance, wallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../lib/context';
import { asBalance, emptyBalances } from './balance';
import { readPlayerBalances } from './queries';

/** The caller's own money, in the currency of their account. */
export const readBalance = async ({ sql, brand, signedIn }: PlayerContext): Promise<Balance> => {
  const { playerId, currency } = signedIn;
  const balances = await readPlayerBalances(sql, playerId, currency);
  const symbol = currency === brand.currency ? brand.currencySymbol : currency;
  return asBalance(balances ?? emptyBalances(playerId, currency), symbol);
};

/** The balance with the fields for agents; no salary is paid yet. */
export const readConsolidated = async (
  context: PlayerContext,
): Promise<OutputOf<typeof wallet.readConsolidated>> => ({
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  dailySalary: false,
  hourSalary: false,
  salary: false,
  agentRealtimeSalary: false,
  enableCt: false,
  funds: await readBalance(context),
});
