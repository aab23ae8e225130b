import { micros, moneyPattern } from '@parlour/contract/money';
import type { Platform } from '../../../../lib/context';
import { parseStrictJson } from '../../../../lib/http/strict-json';
import { isDepositId } from '../../deposits/deposit';
import { secondsAway } from '../../payments/payment-queries';
import type { Message, PaymentNotice, Reading } from '../provider';
import { isSigned, sandboxSecret, windowSeconds } from '../signature';

type SandboxBody = {
  paymentId: string;
  depositId: string;
  status: 'paid' | 'declined';
  amount: string;
  currency: string;
};

/** The sandbox's message: three headers and JSON. */
export const readNotice = async (
  { config, database }: Platform,
  { headers, body }: Message,
): Promise<Reading> => {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = header('x-parlour-timestamp');
  const nonce = header('x-parlour-nonce');
  const signature = header('x-parlour-signature');
  if (!isSigned(sandboxSecret(config.secretKey), { timestamp, nonce, signature, body })) {
    return { refused: 'bad_signature' };
  }
  if ((await secondsAway(database.sql, Number(timestamp))) > windowSeconds) {
    return { refused: 'stale' };
  }
  const notice = noticeIn(body);
  return notice ? { notice, nonce } : { refused: 'malformed' };
};

/** The sandbox's message; undefined when it is malformed. */
const noticeIn = (bytes: Buffer): PaymentNotice | undefined => {
  const parsed = parseStrictJson(bytes);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  const body = parsed.value as Partial<Record<keyof SandboxBody, unknown>>;
  const { paymentId, depositId, status, amount, currency } = body;
  if (typeof paymentId !== 'string' || !/^[A-Za-z0-9-]{8,64}$/.test(paymentId)) return undefined;
  if (typeof depositId !== 'string' || !isDepositId(depositId)) return undefined;
  if (status !== 'paid' && status !== 'declined') return undefined;
  if (typeof amount !== 'string' || !moneyPattern.test(amount)) return undefined;
  if (micros(amount) <= 0n) return undefined;
  if (typeof currency !== 'string' || !/^[A-Z]{3,5}$/.test(currency)) return undefined;
  return { paymentId, depositId, outcome: status, amount: micros(amount), currency };
};

export const sandboxBody = (body: SandboxBody): Buffer => Buffer.from(JSON.stringify(body));
