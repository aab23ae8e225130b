import { feeOf, type cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import type { InputOf } from '@parlour/contract/endpoint';
import { micros, moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { placeOf } from '../../../lib/place';
import { invalid, Refusal } from '../../../lib/refusal';
import { openCase } from '../../casework';
import { hold, lockPlayer } from '../../ledger';
import { assertPaymentPassword } from '../../session';
import { notifyBalance } from '../../wallet';
import { isDepositId as isUuid } from '../deposits/deposit';
import { openMethod } from '../methods/list-methods';
import type { MethodRow } from '../methods/method-queries';
import { restsUntil } from '../payees/payee';
import { readPayee } from '../payees/queries';
import type { Free } from '../turnover/turnover';
import { readFree, readLeft } from '../turnover/read-withdrawable';
import { lockTurnover } from '../turnover/turnover-queries';
import { requestPayout } from './decide-withdrawal';
import { needsIdentity, reviewOf } from './review';
import { showWithdrawal } from './read-withdrawal';
import { holdNamespace, type WithdrawalRow } from './withdrawal';
import { insertWithdrawal, lockRequests, readWithdrawalByKey } from './withdrawal-queries';

type Wanted = InputOf<typeof cashier.requestWithdrawal>;

/**
 * Asks for money to be paid out. The money is held in the same transaction, and no call of the
 * player brings it back into play. A player who may not play may withdraw all the same.
 */
export const requestWithdrawal = async (
  context: PlayerContext,
  wanted: Wanted,
): Promise<Withdrawal> => {
  const { sql, database, signedIn, idempotencyKey } = context;
  const { playerId } = signedIn;
  const answer = (row: WithdrawalRow): Promise<Withdrawal> =>
    showWithdrawal(context, sameAs(row, wanted));
  // A repeat is answered before any check: the method may have closed since.
  const before = await readWithdrawalByKey(sql, playerId, idempotencyKey);
  if (before) return answer(before);

  const method = await soundMethod(context, wanted);
  await assertPayee(context, wanted);
  await assertPaymentPassword(context, wanted.paymentPassword);
  const row = await database.transaction(async (transaction) => {
    await lockRequests(transaction, playerId);
    const first = await readWithdrawalByKey(transaction, playerId, idempotencyKey);
    if (first) return first;
    // That documents were asked for is committed: the refusal does not undo it.
    if (await lacksIdentity(transaction, context, wanted)) return 'identity_needed';
    await request(transaction, context, method, wanted);
    return readWithdrawalByKey(transaction, playerId, idempotencyKey);
  });
  if (row === 'identity_needed') throw new Refusal('cashier.identity_needed');
  if (!row) throw new Error('a withdrawal was neither written nor found');
  return answer(row);
};

const sameAs = (row: WithdrawalRow, { methodId, payeeId, amount }: Wanted): WithdrawalRow => {
  const isSame =
    row.methodCode === methodId && row.payeeId === payeeId && row.amount === micros(amount);
  if (!isSame) throw new Refusal('request.repeat_conflict');
  return row;
};

/** Checks, writes, publishes; the money moves last. */
const request = async (
  sql: Transaction,
  context: PlayerContext,
  method: MethodRow,
  { payeeId, amount: text }: Wanted,
): Promise<void> => {
  const { brand, signedIn, address, idempotencyKey } = context;
  const { playerId, currency } = signedIn;
  const amount = micros(text);
  await assertLeft(sql, context, amount);
  await lockTurnover(sql, playerId);
  // No bet or credit of the player runs between the look at the balance and the hold.
  await lockPlayer(sql, playerId);
  await context.spendKey(sql, { playerId, key: idempotencyKey });
  const { debt } = await assertFree(sql, context, amount);
  const fee = feeOf(amount, method.feePermille, method.decimals);
  const { reasons, rules, facts } = await reviewOf(sql, context, { amount, payeeId, debt });
  const terms = { brand: brand.code, methodCode: method.code, amount, fee, currency };
  const id = await insertWithdrawal(sql, {
    ...terms,
    playerId,
    payeeId,
    idempotencyKey,
    reasons,
    rules,
    facts,
    signInId: signedIn.signInId,
    country: placeOf(address),
    reviewMinutes: brand.settings.reviewMinutes,
    timeZone: brand.timeZone,
  });
  await publish(sql, {
    type: 'cashier.withdrawal_requested',
    key: id,
    withdrawalId: id,
    playerId,
  });
  if (reasons.length === 0) {
    await requestPayout(sql, { id, provider: method.provider, ...terms });
  } else {
    await openCase(sql, {
      brand: brand.code,
      kind: 'withdrawal',
      subjectId: id,
      playerId,
      amount,
      currency,
      reasons,
      minutes: brand.settings.reviewMinutes,
    });
  }
  await hold(sql, {
    namespace: holdNamespace,
    reference: id,
    reason: 'withdrawal',
    source: `player:${playerId}:cash`,
    currency,
    amount,
  });
  sql.afterCommit(() => void notifyBalance(context, playerId, currency));
};

const assertLeft = async (sql: Transaction, context: PlayerContext, amount: bigint) => {
  const left = await readLeft(sql, context);
  if (left.count > 0 && (left.amount === undefined || amount <= left.amount)) return;
  const value = { count: left.count, amount: left.amount && moneyText(left.amount) };
  throw new Refusal('cashier.limit_day', { left: value });
};

const assertFree = async (
  sql: Transaction,
  context: PlayerContext,
  amount: bigint,
): Promise<Free> => {
  const free = await readFree(sql, context);
  const { cash, debt, withdrawable, required, done } = free;
  if (amount <= withdrawable) return free;
  if (amount > cash - debt) throw new Refusal('wallet.insufficient_funds');
  throw new Refusal('cashier.turnover_left', {
    withdrawable: moneyText(withdrawable),
    remaining: moneyText(required - done),
  });
};

const soundMethod = async (
  context: PlayerContext,
  { methodId, amount }: Wanted,
): Promise<MethodRow> => {
  const method = await openMethod(context, { kind: 'withdrawal', methodId });
  const min = moneyText(method.min);
  const max = moneyText(method.max);
  const refuse = (code: 'below' | 'above') => {
    const fields = [{ name: 'amount', code: `field.${code}` as const, min, max }];
    return new Refusal(`cashier.amount_${code}`, { fields });
  };
  if ((amount.split('.')[1] ?? '').length > method.decimals) {
    throw invalid({ name: 'amount', code: 'field.not_number' });
  }
  if (micros(amount) < method.min) throw refuse('below');
  if (micros(amount) > method.max) throw refuse('above');
  return method;
};

/** Under the lock of the player's requests: of two at once the second counts the first. */
const lacksIdentity = (
  sql: Transaction,
  { signedIn }: PlayerContext,
  { payeeId, amount }: Wanted,
): Promise<boolean> => needsIdentity(sql, { ...signedIn, payeeId, amount: micros(amount) });

const assertPayee = async (context: PlayerContext, { payeeId }: Wanted): Promise<void> => {
  const { sql, signedIn } = context;
  const payee = isUuid(payeeId) ? await readPayee(sql, signedIn.playerId, payeeId) : undefined;
  if (!payee) throw invalid({ name: 'payeeId', code: 'field.unknown' });
  const until = restsUntil(payee, context);
  if (until) throw new Refusal('cashier.payee_resting', { until: until.toISOString() });
};
