import type { Outcome } from './round';

/**
 * What the shell in the browser and the games server say to each other: the games' own origin, a
 * vendor's private wire. Amounts are decimal strings of the currency's unit. The calls that carry
 * it are listed in `calls.ts`.
 */

/**
 * Every call to the games server but `GET /play` carries this header with the session of the page
 * (`ShellInput.session`): one browser has one cookie, but may have several games open in several
 * tabs.
 */
export const sessionHeader = 'X-Game-Session';

/** What `GET /play` gives to the function that writes the page's HTML. */
export type ShellInput = {
  /** The game's code, such as `lotus-pond`. */
  game: string;
  /** Not a secret: it needs the cookie. The page's address becomes `/play?session=…` at once. */
  session: string;
  /** A code such as `VI`. */
  language: string;
  mode: 'demo' | 'real';
  siteOrigin: string;
  /** The return URL (the site's page the player came from), if the site gave one. */
  lobbyUrl: string | null;
  /** The round to be shown again, when the page was opened from the site's record: no play. */
  recall: string | null;
  /**
   * For inline `<script nonce>` and `<style nonce>`; nothing else inline is allowed by the page's
   * CSP.
   */
  nonce: string;
  /**
   * Addresses under `/assets/` of the built shell: the module script, what it imports, style
   * sheets.
   */
  script: string;
  preloads: string[];
  styles: string[];
  /** Dark when the site did not say; the page may change it later by a message. */
  theme?: 'dark' | 'light';
  /** The site has its own bar over the frame. */
  isFramed?: boolean;
  /** The frame with its bar, in CSS pixels, where the page around it has said so. */
  box?: { width: number; height: number } | null;
};

/** All that a page needs, after the launch ticket became the games cookie. */
export type Boot<Of extends Outcome = Outcome> = {
  game: string;
  version: string;
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
  current: PlayedRound<Of> | null;
  sessionStartedAt: string;
  /** Paid minus staked in this game session, a leading `-` allowed. */
  sessionNet: string;
  /** What the account chose last, in whatever game; null when it never did, and for a visitor. */
  sound: SoundChoice | null;
  serverTime: string;
};

/** Loudness is a whole number from 0 to 100. */
export type SoundChoice = { on: boolean; volume: number };

export type Seeds = {
  /** SHA-256 (hex) of the server seed in use, shown before the first bet. */
  serverSeedHash: string;
  clientSeed: string;
  /** SHA-256 (hex) of the server seed that a change of seeds will take. */
  nextServerSeedHash: string;
  /** Nonce of the next press, from 1. */
  nonce: number;
  startedAt: string;
  /** The former pair, revealed by rotating. */
  previous: OpenedSeeds | null;
};

/** A pair whose server seed has been revealed. */
export type OpenedSeeds = {
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Rounds played with the pair: nonces 1 to this. */
  rounds: number;
  startedAt: string;
  openedAt: string;
};

/** The pair in use and the opened ones, newest first, at most 50. */
export type SeedList = { current: Seeds; opened: OpenedSeeds[] };

/** A page of the presses of an opened pair by nonce, to be computed again by the player. */
export type VerifyList<Of extends Outcome = Outcome> = {
  seeds: OpenedSeeds;
  rounds: {
    id: string;
    number: number;
    nonce: number;
    game: string;
    version: string;
    stake: string;
    payout: string;
    /** What was staked on beside the amount. */
    bet: string | null;
    /** What the player chose in the round, in order. */
    choices: number[];
    outcome: Of;
  }[];
  /** Presses without a round, which used their nonce: refused bets, and bets taken back. */
  unplaced: { number: number; nonce: number }[];
  /** `after` of the next page; null at the end. */
  next: number | null;
};

/**
 * `settling` means that the money is not certain yet: start again with the same key, or read the
 * round. While even the bet is not certain the outcome has no phases.
 * `refunded`: the round never took place, the stake is back, the outcome has no phases. `refused`,
 * in a list only: the bet was not placed; the press used its number and its nonce all the same.
 */
export type PlayedRound<Of extends Outcome = Outcome> = {
  id: string;
  /** A number the player can say aloud: the n-th round of this player in this game. */
  number: number;
  status: 'open' | 'settling' | 'settled' | 'refunded' | 'refused';
  stake: string;
  payout: string;
  outcome: Of;
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

/** Newest first. */
export type RoundList<Of extends Outcome = Outcome> = { list: PlayedRound<Of>[] };

/** Every refusal: HTTP 4xx/5xx with this body. */
export type GameRefusal = { code: GameRefusalCode; id: string; retryAfterMs?: number };

export type GameRefusalCode =
  | 'ticket.invalid'
  | 'session.expired'
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'wallet.player_paused'
  | 'wallet.refused'
  | 'wallet.unreachable'
  | 'round.too_soon'
  | 'round.open'
  | 'round.unknown'
  | 'round.choice_invalid'
  | 'stake.invalid'
  | 'request.invalid'
  | 'request.too_many'
  | 'request.repeat_conflict'
  | 'game.closed'
  | 'game.unavailable'
  | 'system.failed';
