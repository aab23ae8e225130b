import { randomUUID } from 'node:crypto';
import type { Deposit } from '@parlour/contract/cashier';
import { sandboxSecret, signMessage } from '@parlour/server/modules/cashier/index';
import type { Site } from '../site/site';

export type Message = {
  body: Record<string, unknown> | string;
  secret?: string;
  ageSeconds?: number;
  nonce?: string;
  signature?: string;
};

/** The sandbox provider's statement about a payment of this deposit. */
export const paid = (
  { id, amount, currency }: Pick<Deposit, 'id' | 'amount' | 'currency'>,
  changes: Record<string, unknown> = {},
) => ({
  paymentId: randomUUID(),
  depositId: id,
  status: 'paid',
  amount,
  currency,
  ...changes,
});

/** A message of the sandbox provider as the site receives it. */
export const signed = (
  { platform }: Pick<Site, 'platform'>,
  { body, secret, ageSeconds = 0, nonce = randomUUID(), signature }: Message,
) => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const timestamp = String(Math.floor(platform.clock.now().getTime() / 1000) - ageSeconds);
  const key = sandboxSecret(secret ?? platform.config.secretKey);
  return {
    method: 'POST' as const,
    url: '/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-parlour-timestamp': timestamp,
      'x-parlour-nonce': nonce,
      'x-parlour-signature': signature ?? signMessage(key, { timestamp, nonce, body: bytes }),
    },
    payload: bytes,
  };
};

/** Sends such a message; returns the status, and the word that the provider reads. */
export const deliver = async ({ app }: Pick<Site, 'app'>, message: ReturnType<typeof signed>) => {
  const response = await app.inject(message);
  return { status: response.statusCode, result: response.json<{ result: string }>().result };
};
