import type { Outcome } from './round';

/**
 * What the shell in the browser and the games server say to each other: the games' own origin, a
 * supplier's private wire. Amounts are decimal strings of the currency's unit.
 */

/** `GET /boot`, after the launch ticket became the games cookie. */
export type Boot = {
  game: string;
  version: string;
  names: Record<string, string>;
  language: string;
  /** Play money kept by the games server (visitors), or the player's wallet. */
  mode: 'demo' | 'real';
  currency: string;
  currencySymbol: string;
  balance: string;
  /** Total stakes the player may choose, lowest first, each a whole number of unit prices. */
  stakes: string[];
  /** Stake units in a total stake: unit price = stake / units. */
  units: number;
  /** The player's last stake in this game, else null. */
  lastStake: string | null;
  /** Milliseconds between two starts, held by the server. */
  paceMs: number;
  /** Origin of the site that frames the game, for exact postMessage checks. */
  siteOrigin: string;
  seeds: Seeds;
  /** A round that is open, or finished while the player was away and not yet seen. */
  current: PlayedRound | null;
  sessionStartedAt: string;
  /** Paid minus staked in this game session, a leading `-` allowed. */
  sessionNet: string;
  serverTime: string;
};

export type Seeds = {
  /** SHA-256 (hex) of the server seed in use, shown before the first bet. */
  serverSeedHash: string;
  clientSeed: string;
  /** Nonce of the next round. */
  nonce: number;
  /** The former pair, revealed by rotating. */
  previous: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number } | null;
};

/** `POST /rounds` {stake} with `Idempotency-Key`; `POST /rounds/{id}/choice` {plate}; `GET /rounds/{id}`. */
export type PlayedRound = {
  id: string;
  /** A number the player can say aloud: the n-th round of this player in this game. */
  number: number;
  status: 'open' | 'settling' | 'settled' | 'refunded';
  stake: string;
  payout: string;
  outcome: Outcome;
  balanceBefore: string | null;
  balanceAfter: string | null;
  startedAt: string;
  endedAt: string | null;
  /** When the next start is accepted. */
  nextStartAt: string;
  fair: { serverSeedHash: string; clientSeed: string; nonce: number; serverSeed: string | null };
  /** True when the player has not been shown the end of it. */
  unseen: boolean;
};

/** `GET /rounds?limit=50`, newest first. */
export type RoundList = { list: PlayedRound[] };

/** Every refusal: HTTP 4xx/5xx with this body. */
export type GameRefusal = { code: GameRefusalCode; id: string; retryAfterMs?: number };

export type GameRefusalCode =
  | 'ticket.invalid'
  | 'session.expired'
  | 'wallet.insufficient_funds'
  | 'wallet.refused'
  | 'wallet.unreachable'
  | 'round.too_soon'
  | 'round.open'
  | 'round.unknown'
  | 'round.choice_invalid'
  | 'stake.invalid'
  | 'request.invalid'
  | 'request.repeat_conflict'
  | 'game.unavailable'
  | 'system.failed';
