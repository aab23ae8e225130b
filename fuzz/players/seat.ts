import type { Book, Ledger } from '../model/book';
import type { Fields } from '../model/reading';
import { seeded, type Random } from '@parlour/testkit/random';
import type { CallKind } from '../vendors/dialects';
import type { Vendor } from '../vendors/vendors';

/** A message that was acknowledged, to be repeated, changed and referred to. */
export type Remembered = { kind: CallKind; message: Fields };

/** Keys and tokens of others, which this player's messages may name wrongly. */
export type Neighbours = {
  /** Another vendor, and its token for this same player. */
  vendor: Vendor;
  token: string;
  /** Another player of the same vendor: token, name, and keys of their bet, win and rollback. */
  stranger: { token: string; user: string; keys: string[] };
  /** Keys of a bet and a win at another vendor. */
  elsewhere: string[];
  /** Every player about whom a vendor may ask. */
  users: Set<string>;
};

export type SeatPlan = {
  index: number;
  seed: string;
  playerId: string;
  brand: string;
  vendor: Vendor;
  book: Book;
  ledger: Ledger;
  token: string;
  neighbours: Neighbours;
};

const mostRemembered = 48;

/** A player at a vendor: one stream of messages, each sent when the one before is answered. */
export class Seat {
  readonly index: number;
  readonly random: Random;
  readonly playerId: string;
  readonly user: string;
  readonly brand: string;
  readonly vendor: Vendor;
  readonly book: Book;
  readonly ledger: Ledger;
  readonly neighbours: Neighbours;
  /** Every play token so far, and whether it takes no new bets any more. */
  readonly tokens = new Map<string, { hasEnded: boolean }>();
  readonly memory: Remembered[] = [];
  token = '';
  steps = 0;

  constructor(plan: SeatPlan) {
    this.index = plan.index;
    this.random = seeded(`${plan.seed}/${plan.index}`);
    this.playerId = plan.playerId;
    this.brand = plan.brand;
    this.user = `${plan.brand}-${plan.playerId}`;
    this.vendor = plan.vendor;
    this.book = plan.book;
    this.ledger = plan.ledger;
    this.neighbours = plan.neighbours;
    this.takeToken(plan.token);
  }

  takeToken(token: string): void {
    this.tokens.set(token, { hasEnded: false });
    this.token = token;
  }

  remember(kind: CallKind, message: Fields): void {
    this.memory.push({ kind, message });
    if (this.memory.length > mostRemembered) this.memory.shift();
  }

  /** An acknowledged message of these kinds, the latest ones most often. */
  recall(...kinds: CallKind[]): Remembered | undefined {
    const fitting = this.memory.filter(({ kind }) => kinds.includes(kind));
    if (fitting.length === 0) return undefined;
    const reach = this.random.chance(0.7) ? 6 : fitting.length;
    return fitting.at(-1 - this.random.below(Math.min(reach, fitting.length)));
  }
}
