import { cashier } from '@parlour/contract/cashier';
import type { Endpoint } from '@parlour/contract/endpoint';
import { micros } from '@parlour/contract/money';
import type { Message, Reply } from '@parlour/testkit/site/http-client';
import { noticeMessage, type PaymentNotice } from '@parlour/testkit/cashier/payment-notice';
import type { RecordingClient, Reading } from '../recording-client';
import { secretKey } from '../platform';
import type { Means, Seat } from './seats';
import type { Random } from '@parlour/testkit/random';

type Payer = { client: RecordingClient; seat: Seat; random: Random };

/** Amounts of deposits in whole units; the method of đồng takes no less than 50,000. */
const amounts: Record<Means, [number, number]> = {
  rich: [50_000, 500_000],
  poor: [50_000, 50_000],
  mixed: [50_000, 60_000],
  separateWallets: [20_000, 100_000],
};

const twiceShare = 0.15;
const forgedShare = 0.02;
/** Another amount arrives than was asked for; or the same is paid again. */
const otherAmountShare = 0.05;
const paidAgainShare = 0.05;

/**
 * A player asks for a deposit, and the provider reports the payment until the site acknowledges it.
 * The provider's own record of payments is the history.
 */
export const payIn = async ({ client, seat, random }: Payer): Promise<void> => {
  const amount = String(random.whole(...amounts[seat.means]));
  const depositId = await askDeposit({ client, seat, random }, amount);
  if (!depositId) return;
  const paymentId = random.uuid();
  const { currency } = seat;
  const arrived = random.share() < otherAmountShare ? String(Number(amount) + 1000) : amount;
  const asked = { paymentId, depositId, status: 'paid' as const, currency };
  const notice: PaymentNotice = { ...asked, amount: arrived };
  if (random.share() < forgedShare) {
    const forged = { ...notice, paymentId: random.uuid(), amount: `${amount}1` };
    await deliver({ client, seat, random }, forged, true);
  }
  await deliver({ client, seat, random }, notice, false);
  if (random.share() < paidAgainShare) {
    await deliver({ client, seat, random }, { ...notice, paymentId: random.uuid() }, false);
  }
};

/** The notice is repeated with the same nonce, as providers do that got no answer. */
export const deliver = async (
  { client, seat, random }: Payer,
  notice: PaymentNotice,
  isForged: boolean,
): Promise<void> => {
  const operation = client.history.begin({
    kind: 'deposit',
    owner: 'cashier',
    key: notice.paymentId,
    playerId: seat.playerId,
    currency: seat.currency,
    amount: micros(notice.amount),
    isForged,
  });
  const key = isForged ? `not ${secretKey}` : secretKey;
  const message = noticeMessage({ secretKey: key, now: new Date() }, notice, random.uuid());
  const isTwice = random.share() < twiceShare;
  const first = random.whole(0, 1);
  const read = (reply: Reply): Reading => {
    if (reply.status === 200 && reply.text.includes('"credited"')) operation.verdict = 'credited';
    return readPlain(reply);
  };
  await client.send({ operation, message, read, first, isTwice, tries: Infinity });
};

/** The deposit's number, requested with one key until it is answered; no money moves here. */
export const askDeposit = async (
  { client, seat, random }: Payer,
  amount: string,
): Promise<string | undefined> => {
  const body = { methodId: 'sandbox', amount };
  const message = await playerMessage(seat, cashier.requestDeposit, body, random.uuid());
  let depositId: string | undefined;
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') {
      depositId = (JSON.parse(reply.text) as { value: { id: string } }).value.id;
    }
    return reading;
  };
  const first = random.whole(0, 1);
  await client.send({ message, read, first, isTwice: false, tries: Infinity });
  return depositId;
};

/** A call of the player's browser to any of the processes; none of them is its origin. */
export const playerMessage = (
  { visitor }: Seat,
  endpoint: Endpoint,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<Message> =>
  visitor.messageOf(endpoint, body, {
    idempotencyKey,
    headers: { origin: undefined, 'x-forwarded-for': visitor.address },
  });

/** HTTP decides: 2xx is done, 4xx is refused, and anything else decides nothing. */
export const readPlain = ({ status, text }: Reply): Reading => {
  if (status === 0) return { outcome: 'unknown', answer: text };
  const answer = `HTTP ${status}${status < 300 ? '' : ` ${text.slice(0, 120)}`}`;
  if (status >= 200 && status < 300) return { outcome: 'ok', answer };
  return { outcome: status >= 400 && status < 500 ? 'refused' : 'unknown', answer };
};
