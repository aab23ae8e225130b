import { createHash } from 'node:crypto';
import { brokenRule } from '@parlour/node-kit/database/failure';
import type { Platform } from '../../../lib/context';
import type { Message } from '../providers/provider';
import { openProvider } from '../providers/providers';
import { claimNonce } from './payment-queries';
import { takePayments } from './take-payments';

/**
 * The word that the provider reads: with status 200 the message is done with, the others say why
 * nothing moved. `received`: the money is kept, and a person decides.
 */
export const webhookStatus = {
  credited: 200,
  received: 200,
  failed: 200,
  repeat: 200,
  unknown_provider: 404,
  bad_signature: 403,
  stale: 400,
  malformed: 400,
  nonce_used: 409,
  unknown_deposit: 404,
  live_brand: 403,
  already_settled: 409,
  payment_used: 409,
} as const;

export type WebhookAnswer = keyof typeof webhookStatus;

/** Handles a provider's signed message, once. */
export const handleWebhook = async (
  platform: Platform,
  code: string,
  message: Message & { host: string },
): Promise<WebhookAnswer> => {
  const provider = await openProvider(platform, code);
  if (!provider) return 'unknown_provider';
  const reading = await provider.readNotice(platform, message);
  if ('refused' in reading) return reading.refused;
  const { notice, nonce } = reading;
  const bodyHash = createHash('sha256').update(message.body).digest();
  try {
    return await platform.database.transaction(async (sql) => {
      if (!(await claimNonce(sql, code, nonce, bodyHash))) return 'nonce_used';
      const reported = { code, provider, notices: [notice], host: message.host };
      return (await takePayments(platform, sql, reported))[0]!;
    });
  } catch (error) {
    if (brokenRule(error) === 'payment_once') return 'payment_used';
    throw error;
  }
};
