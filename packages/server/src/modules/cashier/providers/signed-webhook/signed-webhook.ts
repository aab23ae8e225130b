import { micros, moneyPattern, moneyText } from '@parlour/contract/money';
import type { Platform } from '../../../../lib/context';
import { keptText } from '../../../../lib/kept-text';
import { isDepositId } from '../../deposits/deposit';
import type { Message, PaymentNotice, Payout, PayoutAnswer, Provider, Reading } from '../provider';
import type { ProviderRow } from '../rows/provider-row';
import { readSigned } from '../rows/signed-message';
import { askProvider } from './ask-provider';

/** A company that speaks our payment wire (docs/payment-wire.md): rows instead of code. */
export const signedWebhookOf = (row: ProviderRow): Provider => ({
  isPlayMoney: false,
  isOpen: () => row.enabled,
  openPayment: async (platform, { depositId, number, brand, amount, currency, ...rest }) => {
    const { payUrl } = await askProvider(platform, row, '/payments', {
      order: depositId,
      number,
      brand,
      amount: moneyText(amount),
      currency,
      expiresAt: rest.expiresAt.toISOString(),
      returnUrl: rest.returnUrl,
    });
    if (!isPage(payUrl, row)) throw new Error(`${row.code} gave no address of a payment`);
    return { payUrl };
  },
  readNotice: (platform, message) => readNotice(platform, row, message),
  startPayout: async (platform, payout) =>
    answerOf(row, await askProvider(platform, row, '/payouts', wanted(payout))),
  askPayout: async (platform, { id }) =>
    answerOf(row, await askProvider(platform, row, '/payouts/state', { payout: id })),
});

const wanted = ({ id, number, brand, amount, currency, account }: Payout) => ({
  payout: id,
  number,
  brand,
  amount: moneyText(amount),
  currency,
  account,
});

const isPage = (given: unknown, { mustBePublic }: ProviderRow): given is string =>
  typeof given === 'string' &&
  given.length <= 2000 &&
  URL.canParse(given) &&
  (mustBePublic ? /^https:$/ : /^https?:$/).test(new URL(given).protocol);

const states = new Set<unknown>(['unknown', 'pending', 'paid', 'failed']);

/** An answer that is not of the wire decides nothing. */
const answerOf = ({ code }: ProviderRow, given: Record<string, unknown>): PayoutAnswer => {
  const { state, reference, paid } = given;
  if (!states.has(state)) throw new Error(`${code} answered with no state of a payout`);
  if (paid !== undefined && !isAmount(paid)) throw new Error(`${code} answered with no amount`);
  return {
    state: state as PayoutAnswer['state'],
    ...(typeof reference === 'string' ? { reference: keptText(reference, 64) } : {}),
    ...(paid === undefined ? {} : { paid: micros(paid) }),
  };
};

const readNotice = async (
  platform: Platform,
  row: ProviderRow,
  message: Message,
): Promise<Reading> => {
  const signed = await readSigned(platform, row, message);
  if ('refused' in signed) return signed;
  const notice = noticeIn(signed.fields);
  return notice ? { notice, nonce: signed.nonce } : { refused: 'malformed' };
};

const isAmount = (given: unknown): given is string =>
  typeof given === 'string' && moneyPattern.test(given) && micros(given) > 0n;

const noticeIn = (fields: Record<string, unknown>): PaymentNotice | undefined => {
  const { payment, order, state, amount, currency, payer } = fields;
  if (typeof payment !== 'string' || !/^[A-Za-z0-9_-]{4,64}$/.test(payment)) return undefined;
  if (typeof order !== 'string' || !isDepositId(order)) return undefined;
  if (state !== 'received' && state !== 'paid' && state !== 'declined') return undefined;
  if (!isAmount(amount)) return undefined;
  if (typeof currency !== 'string' || !/^[A-Z]{3,5}$/.test(currency)) return undefined;
  if (payer !== undefined && (typeof payer !== 'string' || payer.length > 200)) return undefined;
  return {
    paymentId: payment,
    depositId: order,
    outcome: state,
    amount: micros(amount),
    currency,
    payer,
  };
};
