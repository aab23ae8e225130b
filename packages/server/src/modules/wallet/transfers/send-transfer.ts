import { randomUUID } from 'node:crypto';
import { micros, moneyText } from '@parlour/contract/money';
import type { Neighbour, PlayerTransfer } from '@parlour/contract/wallet';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { brokenRule } from '@parlour/node-kit/database/failure';
import type { Platform, PlayerContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { assertMayPlay } from '../../compliance';
import { notifyBalances } from '../notify-balance';
import { readPockets } from '../queries';
import {
  insertTransfer,
  lockKey,
  lockTwo,
  payPlayer,
  readReceiver,
  readTransferByKey,
  type NewTransfer,
  type TransferRow,
} from './queries';
import { transferOf } from './transfer';

/** What modules beside this one do for a transfer; lent by the composition root. */
export type LentToTransfers = {
  assertPaymentPassword: (context: PlayerContext, given: string) => Promise<void>;
  findUpline: (sql: Sql, playerId: string) => Promise<string | undefined>;
  /** A player of the brand by the typed name. */
  findPlayer: (sql: Sql, brand: string, typed: string) => Promise<string | undefined>;
  /** Whether the first stands directly above the second. */
  isDirect: (sql: Sql, upline: string, downline: string) => Promise<boolean>;
  /** Opens what must be staked of money before it is withdrawn, before the money is there. */
  openTurnover: (platform: Platform, sql: Transaction, arrived: Arrived) => Promise<void>;
};

type Arrived = {
  brand: string;
  playerId: string;
  currency: string;
  reason: 'transfer';
  reference: string;
  amount: bigint;
};

type Wanted = { amount: string; note?: string; paymentPassword: string };

export const transferToDownline =
  (lent: LentToTransfers) =>
  async (
    context: PlayerContext,
    { to, ...wanted }: Wanted & { to: string },
  ): Promise<PlayerTransfer> =>
    send(lent, context, wanted, 'downline', async () => {
      const { sql, signedIn } = context;
      const downline = await lent.findPlayer(sql, signedIn.brand, to);
      // A stranger gets the same answer as an unknown name.
      if (!downline || !(await lent.isDirect(sql, signedIn.playerId, downline))) {
        throw new Refusal('agent.not_downline');
      }
      return downline;
    });

export const transferToUpline =
  (lent: LentToTransfers) =>
  async (context: PlayerContext, wanted: Wanted): Promise<PlayerTransfer> =>
    send(lent, context, wanted, 'upline', async () => {
      const { sql, signedIn } = context;
      const upline = await lent.findUpline(sql, signedIn.playerId);
      if (!upline || !(await lent.isDirect(sql, upline, signedIn.playerId))) {
        throw new Refusal('agent.no_upline');
      }
      return upline;
    });

/** Sends cash to a neighbour: once for each key, all of it or nothing. */
const send = async (
  lent: LentToTransfers,
  context: PlayerContext,
  wanted: Wanted,
  toIs: Neighbour,
  findReceiver: () => Promise<string>,
): Promise<PlayerTransfer> => {
  const { database, brand, signedIn, idempotencyKey } = context;
  if (!brand.settings.hasTransfers) throw new Refusal('brand.not_enabled');
  await lent.assertPaymentPassword(context, wanted.paymentPassword);
  const { playerId } = signedIn;
  const toId = await findReceiver();
  const transfer: NewTransfer = {
    id: randomUUID(),
    brand: signedIn.brand,
    fromId: playerId,
    toId,
    toIs,
    currency: signedIn.currency,
    amount: micros(wanted.amount),
    note: noteOf(wanted.note),
    idempotencyKey,
  };
  const row = await database.transaction(async (sql) => {
    await lockKey(sql, playerId, idempotencyKey);
    const existing = await readTransferByKey(sql, playerId, idempotencyKey);
    if (existing) return sameAs(existing, transfer);
    // In the same commit: no moment in which the money could be withdrawn without it.
    const { brand: code, currency, amount, id: reference } = transfer;
    const arrived = {
      brand: code,
      playerId: toId,
      currency,
      reason: 'transfer',
      reference,
      amount,
    } as const;
    await lent.openTurnover(context, sql, arrived);
    // From here on no bet, change of state or other transfer of the two runs in between.
    await lockTwo(sql, playerId, toId);
    await context.spendKey(sql, { playerId, key: idempotencyKey });
    await assertOwesNothing(sql, transfer);
    await assertMayPlay(sql, signedIn);
    await assertMayReceive(sql, transfer);
    await insertTransfer(sql, transfer);
    await pay(sql, transfer);
    const sent = await readTransferByKey(sql, playerId, idempotencyKey);
    await publish(sql, {
      type: 'wallet.transfer_received',
      key: transfer.id,
      playerId: toId,
      amount: moneyText(transfer.amount),
      currency: transfer.currency,
      sender: sent!.name,
    });
    sql.afterCommit(() => tell(context, transfer, sent!));
    return sent!;
  });
  return transferOf(row);
};

/** One line: what a person reads is what was written, whatever the spaces between. */
const noteOf = (note = ''): string => note.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();

const sameAs = (row: TransferRow, { toId, amount, note }: NewTransfer): TransferRow => {
  if (row.otherId.toString() === toId && row.amount === amount && row.note === note) return row;
  throw new Refusal('request.repeat_conflict');
};

/** Why the other one gets nothing is not the sender's to know. */
const assertMayReceive = async (
  sql: Sql,
  { toId, brand, currency }: NewTransfer,
): Promise<void> => {
  const receiver = await readReceiver(sql, toId);
  if (receiver?.brand !== brand) throw new Refusal('wallet.transfer_refused');
  if (receiver.currency !== currency) throw new Refusal('wallet.currency_mismatch');
  try {
    await assertMayPlay(sql, { playerId: toId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('wallet.transfer_refused');
  }
};

/** Winnings that were taken back are not moved away beside the debt that they left. */
const assertOwesNothing = async (sql: Sql, { fromId, currency }: NewTransfer): Promise<void> => {
  const [pockets] = await readPockets(sql, [{ playerId: fromId, currency }]);
  if (pockets && pockets.debt < 0n) throw new Refusal('wallet.insufficient_funds');
};

const pay = async (sql: Transaction, transfer: NewTransfer): Promise<void> => {
  const answer = await payPlayer(sql, transfer).catch((error: unknown) => {
    if (brokenRule(error) === 'no_overdraft') throw new Refusal('wallet.insufficient_funds');
    throw error;
  });
  if (answer === 'insufficient') throw new Refusal('wallet.insufficient_funds');
  // More than an account can hold.
  if (answer === 'out_of_range') throw new Refusal('request.invalid');
  if (answer === 'unknown_account') throw new Refusal('wallet.currency_mismatch');
  if (answer !== 'done')
    throw new Error(`the ledger answered ${answer} to the new transfer ${transfer.id}`);
};

/** Both sides see their balances; the receiver also who sent it and what for. */
const tell = (
  context: PlayerContext,
  { toId, fromId, currency }: NewTransfer,
  row: TransferRow,
) => {
  context.live.notify(toId, {
    type: 'transfer',
    id: row.id,
    amount: moneyText(row.amount),
    sender: row.name,
    ...(row.note && { note: row.note }),
  });
  void notifyBalances(context, [
    { playerId: fromId, currency },
    { playerId: toId, currency },
  ]);
};
