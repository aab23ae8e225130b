import type { PlayerContext } from '../../../lib/context';
import { originOf } from '../../brand';
import { backPath, statusOf, type DepositRow } from './deposit';
import { openProvider } from '../providers/providers';
import { keepPayUrl } from './deposit-queries';

/**
 * Opens the payment of a deposit at the provider, and stores its address. This may use the network,
 * so no transaction is open; without an answer the player's next try asks again.
 */
export const openPayment = async (
  context: PlayerContext,
  deposit: DepositRow,
): Promise<DepositRow> => {
  const { sql, clock, host } = context;
  if (deposit.payUrl !== null || statusOf(deposit, clock.now()) !== 'pending') return deposit;
  const provider = await openProvider(context, deposit.provider);
  if (!provider) return deposit;
  const { id, number, brand, amount, currency, expiresAt } = deposit;
  const returnUrl = `${await originOf(context, host)}${backPath(id)}`;
  const payment = { depositId: id, number, brand, amount, currency, expiresAt, returnUrl };
  const payUrl = await keepPayUrl(sql, id, await provider.openPayment(context, payment));
  return { ...deposit, payUrl };
};
