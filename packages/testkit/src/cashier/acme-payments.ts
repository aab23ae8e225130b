import { createHmac } from 'node:crypto';
import type {
  PaymentNotice,
  PayoutAnswer,
  PayoutState,
  Provider,
} from '@parlour/server/modules/cashier/index';
import { openOutside } from '../site/outside';

/**
 * A second provider, as unlike the sandbox as possible: it is reached over the network, signs forms
 * instead of JSON, counts in hundredths, numbers its answers and pays out asynchronously.
 */
export type Acme = {
  provider: Provider;
  /** The orders that it was asked to open. */
  orders: Map<string, Fields>;
  payouts: Map<string, Fields & { state: PayoutState }>;
  /** While true it answers 503 to every request. */
  isAway: boolean;
  /** The form that it sends when an order was paid, or not. */
  formOf: (notice: AcmePayment) => string;
  close: () => Promise<void>;
};

type AcmePayment = Pick<PaymentNotice, 'paymentId' | 'amount' | 'currency'> & {
  order: string;
  paid: boolean;
  at: Date;
};

type Fields = Record<string, string>;

const key = 'the key that acme gave us';

/** All fields but the signature, in the order of their names. */
const signatureOf = ({ sign: _sign, ...fields }: Fields): string => {
  const text = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return createHmac('sha512', key).update(text).digest('hex');
};

const sealed = (fields: Fields): string =>
  new URLSearchParams({ ...fields, sign: signatureOf(fields) }).toString();

const fieldsOf = (form: string): Fields => Object.fromEntries(new URLSearchParams(form));

const hundredths = (amount: bigint): string => (amount / 10_000n).toString();

export const openAcme = async (): Promise<Acme> => {
  const acme: Pick<Acme, 'orders' | 'payouts' | 'isAway'> = {
    orders: new Map(),
    payouts: new Map(),
    isAway: false,
  };
  const outside = await openOutside(({ path, bytes }) => {
    const fields = fieldsOf(bytes.toString('utf8'));
    if (acme.isAway) return { status: 503, body: '' };
    if (fields.sign !== signatureOf(fields)) return { status: 403, body: '' };
    const id = fields.order ?? '';
    if (path === '/orders') {
      acme.orders.set(id, fields);
      return { body: { page: `https://pay.acme.example/${id}` } };
    }
    const known = acme.payouts.get(id);
    if (path === '/payouts' && !known) acme.payouts.set(id, { ...fields, state: 'pending' });
    return { body: { state: acme.payouts.get(id)?.state ?? 'unknown' } };
  });
  return Object.assign(acme, {
    provider: providerAt(outside.url),
    formOf: ({ paymentId, order, paid, amount, currency, at }) =>
      sealed({
        txn: paymentId,
        order,
        code: paid ? '00' : '24',
        total: hundredths(amount),
        cur: currency,
        time: String(Math.floor(at.getTime() / 1000)),
      }),
    close: outside.close,
  } satisfies Omit<Acme, keyof typeof acme>);
};

/** What would be in its folder, `cashier/providers/acme`. */
const providerAt = (url: string): Provider => {
  const ask = async <Answer>(path: string, fields: Fields): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body: sealed(fields) });
    if (!response.ok) throw new Error(`acme answered ${response.status}`);
    return (await response.json()) as Answer;
  };
  const answerTo = (path: string, fields: Fields) => ask<PayoutAnswer>(path, fields);
  return {
    isPlayMoney: false,
    isOpen: () => true,
    openPayment: async (_platform, { depositId: order, amount, currency: cur, returnUrl }) => {
      const total = hundredths(amount);
      const { page } = await ask<{ page: string }>('/orders', { order, total, cur, returnUrl });
      return { payUrl: page };
    },
    readNotice: async ({ clock }, { body }) => {
      const fields = fieldsOf(body.toString('utf8'));
      const { sign, txn = '', order = '', code, total = '', cur: currency = '', time } = fields;
      if (sign !== signatureOf(fields)) return { refused: 'bad_signature' };
      const age = clock.now().getTime() / 1000 - Number(time);
      if (Math.abs(age) > 600) return { refused: 'stale' };
      if (!/^\d{1,15}$/.test(total)) return { refused: 'malformed' };
      const amount = BigInt(total) * 10_000n;
      const outcome = code === '00' ? ('paid' as const) : ('declined' as const);
      const notice = { paymentId: txn, depositId: order, outcome, amount, currency };
      return { notice, nonce: `${txn}:${code}` };
    },
    startPayout: (_platform, { id, amount, currency, account }) =>
      answerTo('/payouts', { ...account, order: id, total: hundredths(amount), cur: currency }),
    askPayout: (_platform, { id: order }) => answerTo('/states', { order }),
  };
};
