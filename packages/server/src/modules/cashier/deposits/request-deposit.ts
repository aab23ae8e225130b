import { feeOf, type cashier, type Deposit } from '@parlour/contract/cashier';
import type { InputOf } from '@parlour/contract/endpoint';
import { micros, moneyText } from '@parlour/contract/money';
import type { PlayerContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { placeOf } from '../../../lib/place';
import { invalid, Refusal } from '../../../lib/refusal';
import { assertMayDeposit, assertMayPlay } from '../../compliance';
import { depositOf, payWithinMinutes, type DepositRow } from './deposit';
import { openMethod } from '../methods/list-methods';
import { openPayment } from './open-payment';
import { insertDeposit, lockDeposits, readDepositByKey, readWaiting } from './deposit-queries';
import { type MethodRow } from '../methods/method-queries';

type Wanted = InputOf<typeof cashier.requestDeposit>;

/** Opens a deposit, and its payment at the provider. No money moves here. */
export const requestDeposit = async (context: PlayerContext, wanted: Wanted): Promise<Deposit> => {
  const { sql, database, clock, signedIn, idempotencyKey } = context;
  const answer = async (row: DepositRow): Promise<Deposit> =>
    depositOf(await openPayment(context, sameAs(row, wanted)), context, clock.now());
  // A repeat is answered before any check: the method may have closed since.
  const existingDeposit = await readDepositByKey(sql, signedIn.playerId, idempotencyKey);
  if (existingDeposit) return answer(existingDeposit);

  await assertMayPlay(sql, signedIn);
  const method = await soundMethod(context, wanted);
  const row = await database.transaction(async (transaction) => {
    await lockDeposits(transaction, signedIn.playerId);
    // A concurrent call with the same key may have been first.
    const first = await readDepositByKey(transaction, signedIn.playerId, idempotencyKey);
    if (first) return first;
    const waiting = await readWaiting(transaction, signedIn.playerId);
    if (waiting.count >= context.brand.settings.mostWaitingDeposits) {
      throw new Refusal('cashier.too_many_waiting', undefined, Math.max(waiting.seconds, 1));
    }
    const amount = micros(wanted.amount);
    const { playerId } = signedIn;
    // From here on the order reserves its amount of the player's limits.
    await assertMayDeposit(transaction, { playerId, currency: method.currency, amount });
    const id = await insertDeposit(transaction, {
      playerId: signedIn.playerId,
      brand: signedIn.brand,
      methodCode: method.code,
      provider: method.provider,
      amount,
      fee: feeOf(amount, method.feePermille, method.decimals),
      currency: method.currency,
      idempotencyKey,
      minutes: payWithinMinutes,
      timeZone: context.brand.timeZone,
      country: placeOf(context.address),
    });
    if (id !== undefined) {
      await publish(transaction, {
        type: 'cashier.deposit_requested',
        key: id,
        depositId: id,
        playerId: signedIn.playerId,
      });
    }
    return readDepositByKey(transaction, signedIn.playerId, idempotencyKey);
  });
  if (!row) throw new Error('a deposit was neither written nor found');
  return answer(row);
};

const sameAs = (row: DepositRow, { methodId, amount }: Wanted): DepositRow => {
  if (row.methodCode !== methodId || (row.askedAmount ?? row.amount) !== micros(amount)) {
    throw new Refusal('request.repeat_conflict');
  }
  return row;
};

const soundMethod = async (
  context: PlayerContext,
  { methodId, amount, promotionId }: Wanted,
): Promise<MethodRow> => {
  // No promotion accepts deposits yet, so none can be named.
  if (promotionId !== undefined) throw invalid({ name: 'promotionId', code: 'field.unknown' });
  const method = await openMethod(context, { kind: 'deposit', methodId });
  if ((amount.split('.')[1] ?? '').length > method.decimals) {
    throw invalid({ name: 'amount', code: 'field.not_number' });
  }
  const min = moneyText(method.min);
  const max = moneyText(method.max);
  if (micros(amount) < method.min) {
    throw new Refusal('cashier.amount_below', {
      fields: [{ name: 'amount', code: 'field.below', min, max }],
    });
  }
  if (micros(amount) > method.max) {
    throw new Refusal('cashier.amount_above', {
      fields: [{ name: 'amount', code: 'field.above', min, max }],
    });
  }
  return method;
};
