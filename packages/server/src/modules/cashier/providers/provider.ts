import type { Transaction } from '@parlour/node-kit/database/database';
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
   * Where and how the player pays. Asked again after a lost answer: the same deposit, the same
   * payment.
   */
  openPayment: (platform: Platform, payment: Payment) => Promise<PaymentOpening>;
  /** The content of a message to `/webhooks/<provider>`, if the provider sent it, and recently. */
  readNotice: (platform: Platform, message: Message) => Promise<Reading>;
  /**
   * A person makes the transfer at the bank and enters its reference; the provider only knows
   * whether the bank has carried it out.
   */
  paysByHand?: true;
  /**
   * Sends money out. The payout's id is its key at the provider: a repeated payout is sent once. An
   * exception decides nothing: the payout is then asked for, and never started under another id.
   */
  startPayout: (platform: Platform, payout: Payout) => Promise<PayoutAnswer>;
  /** What became of a payout; asked again until its state is final (`paid` or `failed`). */
  askPayout: (platform: Platform, payout: Payout) => Promise<PayoutAnswer>;
  /** Pages of its own on this site, if it has any. */
  serve?: (app: FastifyInstance, platform: Platform) => void;
};

export type Payment = {
  depositId: string;
  /** The deposit's number, and its place among all deposits. */
  number: string;
  serial: bigint;
  brand: string;
  methodCode: string;
  amount: bigint;
  currency: string;
  expiresAt: Date;
  /** Where the player comes back to. */
  returnUrl: string;
};

/** The address of the payment, or the account and the text of a transfer. */
export type PaymentOpening =
  | { payUrl: string }
  | { transfer: { bankAccountId: bigint; content: string } };

export type Message = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/** A message with the key by which it is handled once; or why it is invalid. */
export type Reading =
  | { notice: PaymentNotice; nonce: string }
  | { refused: 'bad_signature' | 'stale' | 'malformed' };

/** What a provider reports about a payment. */
export type PaymentNotice = {
  paymentId: string;
  /** The deposit that it names; absent where a transfer's text names none of ours. */
  depositId?: string | undefined;
  /** `received`: the provider has the money and has not confirmed it yet. */
  outcome: 'received' | 'paid' | 'declined';
  amount: bigint;
  currency: string;
  /** The text of a transfer, and who sent it. */
  content?: string | undefined;
  payer?: string | undefined;
  /** The text has what looks like the content of a deposit, and is of none. */
  isMisnamed?: boolean;
  /** Whose account got it, where the payment names no deposit. */
  at?: { brand: string; methodCode: string };
};

export type Payout = {
  id: string;
  /** The number for people: `WD26112200042`. */
  number: string;
  brand: string;
  methodCode: string;
  amount: bigint;
  currency: string;
  /** The destination, in the fields that the method asks for. */
  account: Readonly<Record<string, string>>;
  /** The bank's reference, where a person made the transfer and entered it. */
  reference?: string;
  /** When it was claimed or first sent. */
  sentAt?: Date;
};

/** `unknown`: the provider does not know it. `paid` and `failed` are final. */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'failed';

export type PayoutAnswer = {
  state: PayoutState;
  /** The provider's or the bank's own reference. */
  reference?: string;
  /** What was paid, where it is less than the payout. */
  paid?: bigint;
  /** What the provider shows under the reference is not this payout: a person looks at once. */
  isContradicted?: boolean;
  /** Takes the proof, in the transaction that settles; false when it is another payout's. */
  take?: (sql: Transaction) => Promise<boolean>;
};
