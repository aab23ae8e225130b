import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../lib/config';
import type { Platform } from '../../../lib/context';

/**
 * The port to a company that moves money. Amounts are whole micros; the company's names, signatures
 * and repeats stay in its folder.
 */
export type Provider = {
  /** Play money: allowed for demo brands only. */
  isPlayMoney: boolean;
  /** Whether this process may use it. */
  isOpen: (config: Config) => boolean;
  /**
   * The address of the payment. Asked again after a lost answer: the same deposit, the same
   * payment.
   */
  openPayment: (platform: Platform, payment: Payment) => Promise<string>;
  /** The content of a message to `/webhooks/<provider>`, if the provider sent it, and recently. */
  readNotice: (platform: Platform, message: Message) => Promise<Reading>;
  /** Sends money out; a repeated payout is sent once. */
  startPayout: (platform: Platform, payout: Payout) => Promise<PayoutState>;
  readPayout: (platform: Platform, payoutId: string) => Promise<PayoutState>;
  /** Pages of its own on this site, if it has any. */
  serve?: (app: FastifyInstance, platform: Platform) => void;
};

export type Payment = {
  depositId: string;
  /** The deposit's number. */
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

/** A message with the key by which it is handled once; or why it is invalid. */
export type Reading =
  | { notice: PaymentNotice; nonce: string }
  | { refused: 'bad_signature' | 'stale' | 'malformed' };

/** The outcome of a payment. */
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
  /** The destination, in the fields that the method asks for. */
  account: Readonly<Record<string, string>>;
};

/** `unknown` was never started. */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'failed';
