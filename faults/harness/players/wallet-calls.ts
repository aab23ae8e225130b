import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Reply } from '@parlour/testkit/site/http-client';
import type { RecordingClient, Reading } from '../recording-client';
import type { Seat } from './seats';
import { undecided, type Vendor, type WalletKind } from '../vendor';
import type { Random } from '@parlour/testkit/random';
import type { Attempt, Operation } from '../types';

/** One round of a player at a vendor's game, with the random source that shapes it. */
export type Table = {
  client: RecordingClient;
  vendor: Vendor;
  seat: Seat;
  round: string;
  random: Random;
};

type Movement = { operation: Operation; attempt: Attempt };

export type BetEnd = 'stands' | 'refused' | 'takenBack';
export type Bet = Movement & { end: BetEnd };

type Wanted = {
  kind: WalletKind;
  key?: string;
  ofKey?: string;
  /** Whole units of the wire: 10⁻⁵ of the currency's. */
  amount?: number;
  closes?: boolean;
  tries?: number;
  isForged?: boolean;
};

const microsOfUnit = 10n;
const twiceShare = 0.1;

/** Sends a wallet call and records its outcome. */
export const call = async (table: Table, wanted: Wanted): Promise<Movement> => {
  const { client, vendor, seat, round, random } = table;
  const { kind, ofKey, amount = 0, closes = false, tries = Infinity, isForged = false } = wanted;
  const key = wanted.key ?? random.uuid();
  const owner = vendor.code;
  // A later repeat is still the same operation.
  const existing = isForged ? undefined : client.history.find(owner, key);
  const request = {
    kind,
    owner,
    key,
    ofKey,
    round,
    closesRound: closes,
    playerId: seat.playerId,
    currency: seat.currency,
    amount: BigInt(amount) * microsOfUnit,
    isForged,
  };
  const operation = existing ?? client.history.begin(request);
  const message = vendor.message(kind, {
    user: seat.user,
    token: seat.tokenOf(vendor),
    request_uuid: random.uuid(),
    ...(kind !== 'balance' && { transaction_uuid: key, round, round_closed: closes }),
    ...(ofKey && { reference_transaction_uuid: ofKey }),
    ...((kind === 'bet' || kind === 'win') && { currency: seat.currency, amount, is_free: false }),
  });
  const first = random.whole(0, 1);
  const isTwice = random.share() < twiceShare;
  const sending = { operation, message, read: readWallet, first, isTwice, tries };
  return { operation, attempt: await client.send(sending) };
};

/** What a vendor reads in an answer: an answer without a status decides nothing. */
const readWallet = ({ status, text }: Reply): Reading => {
  if (status !== 200) return { outcome: 'unknown', answer: status ? `HTTP ${status}` : text };
  const answer = statusIn(text);
  if (answer === 'RS_OK') return { outcome: 'ok', answer };
  if (undecided.has(answer)) return { outcome: 'unknown', answer };
  return { outcome: 'refused', answer };
};

const statusIn = (text: string): string => {
  try {
    return (JSON.parse(text) as { status: WalletStatus }).status ?? 'RS_ERROR_UNKNOWN';
  } catch {
    return 'RS_ERROR_UNKNOWN';
  }
};

/**
 * A bet as its vendor's documents have it: some ask until the answer is certain, others give up
 * after three attempts; a bet that is then in doubt is rolled back.
 */
export const bet = async (table: Table, wanted: Omit<Wanted, 'kind'>): Promise<Bet> => {
  const tries = table.random.share() < 0.5 ? 3 : Infinity;
  const placed = await call(table, { tries, ...wanted, kind: 'bet' });
  const { operation, attempt } = placed;
  if (attempt.outcome === 'ok') return { ...placed, end: 'stands' };
  if (table.vendor.lets.has(attempt.answer as WalletStatus)) return { ...placed, end: 'refused' };
  await takeBack(table, operation.key);
  return { ...placed, end: 'takenBack' };
};

export const win = (table: Table, ofKey: string, amount: number, closes = true) =>
  call(table, { kind: 'win', ofKey, amount, closes });

/** Is repeated until it is answered, under every fault. */
export const takeBack = (table: Table, ofKey: string, closes = true) =>
  call(table, { kind: 'rollback', ofKey, closes });
