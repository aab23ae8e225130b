import { micros, moneyPattern } from '@parlour/contract/money';
import { parseStrictJson } from '../../../../lib/http/strict-json';
import { isDepositId } from '../../deposit';

/** What a provider says became of a payment. */
export type PaymentNotice = {
  paymentId: string;
  depositId: string;
  paid: boolean;
  amount: bigint;
  currency: string;
};

type SandboxBody = {
  paymentId: string;
  depositId: string;
  status: 'paid' | 'declined';
  amount: string;
  currency: string;
};

/** The sandbox's words; undefined when they are not what it would say. */
export const readSandboxNotice = (bytes: Buffer): PaymentNotice | undefined => {
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
  return { paymentId, depositId, paid: status === 'paid', amount: micros(amount), currency };
};

export const sandboxBody = (body: SandboxBody): Buffer => Buffer.from(JSON.stringify(body));
