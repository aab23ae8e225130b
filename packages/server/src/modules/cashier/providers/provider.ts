import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../lib/config';
import type { Platform } from '../../../lib/context';

/**
 * How the cashier speaks with a company that moves money. Amounts are whole micros; what the
 * company calls them, signs and repeats stays in its folder.
 */
export type Provider = {
  /** Play money: it enters demo brands only. */
  isPlayMoney: boolean;
  /** Whether this process may speak with it. */
  isOpen: (config: Config) => boolean;
  /** Where the player pays. Asked again after a lost answer: the same deposit, the same payment. */
  openPayment: (platform: Platform, payment: Payment) => Promise<string>;
  /** What a message to `/webhooks/<provider>` says, if the provider sent it, and just now. */
  readNotice: (platform: Platform, message: Message) => Promise<Reading>;
  /** Sends money out; the same payout asked for again is sent once. */
  startPayout: (platform: Platform, payout: Payout) => Promise<PayoutState>;
  readPayout: (platform: Platform, payoutId: string) => Promise<PayoutState>;
  /** Pages of its own, if it has any here. */
  serve?: (app: FastifyInstance, platform: Platform) => void;
};

export type Payment = {
  depositId: string;
  /** What people call the deposit. */
  number: string;
  brand: string;
  amount: bigint;
  currency: string;
  expiresAt: Date;
  /** Where the player comes back to. */
  returnUrl: string;
};

export type Message = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/** A message, and the name under which it is taken once; or why it is none. */
export type Reading =
  | { notice: PaymentNotice; nonce: string }
  | { refused: 'bad_signature' | 'stale' | 'malformed' };

/** What became of a payment. */
export type PaymentNotice = {
  paymentId: string;
  depositId: string;
  paid: boolean;
  amount: bigint;
  currency: string;
};

export type Payout = {
  id: string;
  brand: string;
  amount: bigint;
  currency: string;
  /** Where it goes, in the fields that the method asks for. */
  account: Readonly<Record<string, string>>;
};

/** `unknown` was never started. */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'failed';
