import { createHash } from 'node:crypto';
import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../../lib/context';
import type { Transaction } from '@parlour/node-kit/database/database';
import { brokenRule } from '@parlour/node-kit/database/failure';
import { publish } from '../../../lib/jobs/outbox';
import { credit as creditWallet, notifyBalance } from '../../wallet';
import { brandOf, noteLarge } from '../../brand';
import type { Message, PaymentNotice, Provider } from '../providers/provider';
import { openProvider } from '../providers/providers';
import { findPayment, lockPayment, claimNonce } from './payment-queries';
import {
  lockDeposit,
  markCredited,
  markFailed,
  type LockedDeposit,
} from '../deposits/deposit-queries';
import { suspendPayment, type Unmatched } from './suspend-payment';

/**
 * The word that the provider reads: the first three mean success, the others say why nothing moved.
 */
export const webhookStatus = {
  credited: 200,
  failed: 200,
  repeat: 200,
  unknown_provider: 404,
  bad_signature: 403,
  stale: 400,
  malformed: 400,
  nonce_used: 409,
  unknown_deposit: 404,
  live_brand: 403,
  amount_mismatch: 409,
  already_settled: 409,
  payment_used: 409,
} as const;

export type WebhookAnswer = keyof typeof webhookStatus;

/**
 * Handles a provider's signed message. A payment is credited exactly once, whatever is repeated or
 * concurrent: the status, the event and the money are one commit under the deposit's lock.
 */
export const handleWebhook = async (
  platform: Platform,
  code: string,
  message: Message & { host: string },
): Promise<WebhookAnswer> => {
  const { database } = platform;
  const provider = await openProvider(platform, code);
  if (!provider) return 'unknown_provider';
  const reading = await provider.readNotice(platform, message);
  if ('refused' in reading) return reading.refused;
  const { notice, nonce } = reading;
  const bodyHash = createHash('sha256').update(message.body).digest();
  try {
    return await database.transaction(async (sql) => {
      if (!(await claimNonce(sql, code, nonce, bodyHash))) return 'nonce_used';
      await lockPayment(sql, code, notice.paymentId);
      const found = await lockDeposit(sql, notice.depositId);
      const deposit = found?.provider === code ? found : undefined;
      const answer = await answerTo(platform, sql, { deposit, provider, notice });
      if (notice.paid && isUnmatched(answer)) {
        const brand = deposit?.brand ?? (await brandOf(platform, message.host)).code;
        const methodCode = deposit?.methodCode ?? code;
        const payment = { brand, provider: code, methodCode, why: answer, ...notice };
        await suspendPayment(platform, sql, payment, provider);
      }
      return answer;
    });
  } catch (error) {
    if (brokenRule(error) === 'payment_once') return 'payment_used';
    throw error;
  }
};

const isUnmatched = (answer: WebhookAnswer): answer is Unmatched['why'] =>
  answer === 'unknown_deposit' || answer === 'amount_mismatch' || answer === 'already_settled';

const answerTo = async (
  platform: Platform,
  sql: Transaction,
  {
    deposit,
    provider,
    notice,
  }: { deposit: LockedDeposit | undefined; provider: Provider; notice: PaymentNotice },
): Promise<WebhookAnswer> => {
  if (!deposit) return 'unknown_deposit';
  // Play money for a brand with real money would be created from nothing.
  if (provider.isPlayMoney && !deposit.isDemo) return 'live_brand';
  return settle(platform, sql, deposit, notice);
};

/** A payment after the deposit's time, or after a decline, is still the player's money. */
const settle = async (
  platform: Platform,
  sql: Transaction,
  deposit: LockedDeposit,
  notice: PaymentNotice,
): Promise<WebhookAnswer> => {
  const { amount, currency, paid, paymentId } = notice;
  if (amount !== deposit.amount || currency !== deposit.currency) return 'amount_mismatch';
  if (deposit.paymentId === paymentId && (deposit.status === 'credited') === paid) return 'repeat';
  if (deposit.status === 'credited') return 'already_settled';
  // Its money is in suspense: a person decides where it belongs.
  const place = paid && (await findPayment(sql, deposit.provider, paymentId));
  if (place === 'suspended') return 'payment_used';
  if (paid) await credit(platform, sql, deposit, paymentId);
  else await fail(platform, sql, deposit, paymentId);
  return paid ? 'credited' : 'failed';
};

const credit = async (
  platform: Platform,
  sql: Transaction,
  deposit: LockedDeposit,
  paymentId: string,
) => {
  const { id, fee } = deposit;
  const received = deposit.amount - fee;
  const playerId = deposit.playerId.toString();
  await markCredited(sql, id, paymentId);
  const type = 'cashier.deposit_credited' as const;
  await publish(sql, { type, key: id, depositId: id, playerId });
  const answer = await creditWallet(sql, {
    playerId,
    currency: deposit.currency,
    pocket: 'cash',
    amount: received,
    fee: { amount: fee, target: `house:${deposit.brand}:fees:deposit` },
    namespace: 'cashier',
    reference: `${deposit.provider}:${paymentId}`,
    source: `house:${deposit.brand}:bank:${deposit.methodCode}`,
    reason: 'deposit',
  });
  // The deposit's lock and the payment's key come first: a used reference here would be a bug.
  if (answer !== 'done') throw new Error(`the ledger answered ${answer} to a new deposit`);
  sql.afterCommit(() => {
    const amount = moneyText(received);
    platform.live.notify(playerId, { type: 'deposit', id, status: 'credited', amount });
    void notifyBalance(platform, playerId, deposit.currency);
    noteLarge(platform, 'deposit', { ...deposit, playerId });
  });
};

const fail = async (
  { live }: Platform,
  sql: Transaction,
  { id, playerId: owner }: LockedDeposit,
  paymentId: string,
) => {
  const playerId = owner.toString();
  await markFailed(sql, id, paymentId, 'declined');
  await publish(sql, {
    type: 'cashier.deposit_failed',
    key: `${id}:${paymentId}`,
    depositId: id,
    playerId,
    reason: 'declined',
  });
  sql.afterCommit(() => live.notify(playerId, { type: 'deposit', id, status: 'failed' }));
};
