import { cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { micros } from '@parlour/contract/money';
import { wallet } from '@parlour/contract/wallet';
import type { Reply } from '@parlour/testkit/site/http-client';
import { paymentPassword } from '@parlour/testkit/cashier/withdrawals';
import { payerCode } from './payer';
import type { Reading } from '../recording-client';
import { playerMessage, readPlain } from './deposits';
import type { Neighbour } from './seats';
import type { Table } from './wallet-calls';

/** In whole units; the least of the method is 50,000. Now and then more than the player has. */
const amounts: [number, number] = [50_000, 400_000];
const twiceShare = 0.2;
const forgedShare = 0.1;

/** A player asks for a withdrawal, or answers whether an earlier one arrived. */
export const withdraw = async (table: Table): Promise<void> => {
  const { seat, random } = table;
  const { payeeId, withdrawals } = seat;
  if (payeeId === undefined) return;
  if (withdrawals.length > 0 && random.chance(0.3)) return answerReceipt(table);
  const key = random.uuid();
  const amount = String(random.whole(...amounts));
  const wish = { methodId: payerCode, payeeId, amount, paymentPassword };
  if ((await ask(table, key, wish, false)) && random.chance(forgedShare)) {
    await ask(table, key, { ...wish, amount: String(Number(amount) + 1) }, true);
  }
};

type Wish = { methodId: string; payeeId: string; amount: string; paymentPassword: string };

const ask = async (
  { client, seat, random }: Table,
  key: string,
  wish: Wish,
  isForged: boolean,
): Promise<boolean> => {
  const operation = client.history.begin({
    kind: 'withdrawal',
    owner: 'withdrawal',
    key,
    playerId: seat.playerId,
    currency: seat.currency,
    amount: micros(wish.amount),
    isForged,
  });
  const message = () => playerMessage(seat, cashier.requestWithdrawal, wish, key);
  const read = (reply: Reply): Reading => {
    const reading = readByPassword(reply);
    if (reading.outcome === 'ok' && !isForged) seat.withdrawals.push(valueOf<Withdrawal>(reply).id);
    return reading;
  };
  const first = random.whole(0, 1);
  const isTwice = random.chance(twiceShare);
  const sending = { operation, message, read, first, isTwice, tries: Infinity };
  return (await client.send(sending)).outcome === 'ok';
};

const answerReceipt = async ({ client, seat, random }: Table): Promise<void> => {
  const id = random.pick(seat.withdrawals);
  const answer = random.pick(['received', 'received', 'none'] as const);
  const message = await playerMessage(seat, cashier.confirmReceipt, { id, answer }, '');
  const first = random.whole(0, 1);
  await client.send({ message, read: readPlain, first, isTwice: random.chance(0.3), tries: 3 });
};

/** Money to a neighbour in the tree of agents: to one below it may be a certain one. */
export const sendTransfer = async (
  { client, seat, random }: Pick<Table, 'client' | 'seat' | 'random'>,
  to?: Neighbour,
): Promise<void> => {
  const { upline, downlines } = seat;
  if (!upline && downlines.length === 0) return;
  const receiver = upline ?? to ?? random.pick(downlines);
  const key = random.uuid();
  const amount = `${random.whole(1000, 60_000)}.${random.whole(10, 99)}`;
  const wish = {
    amount,
    note: 'for the table',
    paymentPassword,
    ...(!upline && { to: receiver.username }),
  };
  const endpoint = upline ? wallet.transferToUpline : wallet.transferToDownline;
  const operation = client.history.begin({
    kind: 'transfer',
    owner: 'transfer',
    key,
    playerId: seat.playerId,
    toPlayerId: receiver.playerId,
    currency: seat.currency,
    amount: micros(amount),
  });
  const message = () => playerMessage(seat, endpoint, wish, key);
  const first = random.whole(0, 1);
  const isTwice = random.chance(twiceShare);
  await client.send({ operation, message, read: readByPassword, first, isTwice, tries: Infinity });
};

/**
 * A wrong password counts before it is compared, so that many calls at once are answered that it is
 * locked; that says nothing of the call.
 */
const readByPassword = (reply: Reply): Reading => {
  const reading = readPlain(reply);
  const isLater = reply.status === 423 || reply.status === 429;
  return isLater ? { ...reading, outcome: 'unknown' } : reading;
};

export const valueOf = <Value>({ text }: Reply): Value =>
  (JSON.parse(text) as { value: Value }).value;
