import type { PlayerContext } from '../../../lib/context';
import { originOf } from '../../brand';
import { openProvider } from '../providers/providers';
import { backPath, statusOf, type DepositRow } from './deposit';
import { keepPayUrl, keepTransfer, readDepositById } from './deposit-queries';

/**
 * Opens the payment of a deposit at the provider, and stores where the player pays. This may use the
 * network, so no transaction is open; without an answer the player's next try asks again.
 */
export const openPayment = async (
  context: PlayerContext,
  deposit: DepositRow,
): Promise<DepositRow> => {
  const { sql, clock, host } = context;
  const isOpened = deposit.payUrl !== null || deposit.content !== null;
  if (isOpened || statusOf(deposit, clock.now()) !== 'pending') return deposit;
  const provider = await openProvider(context, deposit.provider);
  if (!provider) return deposit;
  const { id, number, serial, brand, methodCode, amount, currency, expiresAt } = deposit;
  const returnUrl = `${await originOf(context, host)}${backPath(id)}`;
  const opening = await provider.openPayment(context, {
    depositId: id,
    number,
    serial,
    brand,
    methodCode,
    amount,
    currency,
    expiresAt,
    returnUrl,
  });
  if ('payUrl' in opening) await keepPayUrl(sql, id, opening.payUrl);
  else await keepTransfer(sql, id, opening.transfer);
  return (await readDepositById(sql, id)) ?? deposit;
};
