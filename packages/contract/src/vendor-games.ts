/**
 * Our calls to a vendor: its games, the address of one, the page of a round. `POST` with JSON under
 * `/operator/generic/v2/`, signed by us over the raw bytes. HTTP statuses are real here; a failure
 * is `{ error }`.
 */

/** `game/list`, answered by `ListedGame[]`; at most once a minute. */
export type GameListCall = { operator_id: OperatorId };

/** Our id at the vendor: a number at Hub88, a text at Caleta. */
export type OperatorId = number | string;

export type GamePlatform = 'GPL_DESKTOP' | 'GPL_MOBILE';

export type ListedGame = {
  /** Upright. Empty if the vendor has no picture; the artwork is drawn instead. */
  url_thumb: string;
  /** Wide, without words. */
  url_background: string;
  product: string;
  platforms: GamePlatform[];
  name: string;
  game_code: string;
  enabled: boolean;
  /** A name of the vendors' taxonomy, such as `Video Slots`. */
  category: string;
  blocked_countries: string[];
} & ListedFacts;

/** What our own games answer beyond the dialect; other vendors omit it. */
export type ListedFacts = {
  /** By language: `VI`, `EN`. */
  names?: Record<string, string>;
  /** Our game type, such as `RNG`. */
  game_type?: string;
  /** Per cent, two decimals: `95.59`. */
  rtp?: string;
  volatility?: 'low' | 'medium' | 'high' | 'very-high';
  /** Lines or ways; 0 when symbols pay anywhere. */
  lines?: number;
  version?: string;
  /** Playable without an account: `game/url` with a demo currency and no token. */
  demo?: boolean;
  /**
   * What the addresses of the pictures answer, where that is a small SVG which loads nothing: the
   * first screen shows it without a request.
   */
  drawings?: { thumb: string; background: string };
  /** The game's rules as plain text, by language. */
  rules?: Record<string, string>;
  /** Total stakes, decimal strings of the currency's unit. */
  bets?: { currency: string; min: string; max: string }[];
};

/** `game/url`. Without `user` and `token`, and with the demo currency `FUN`: a visitor's demo. */
export type GameUrlCall = {
  operator_id: OperatorId;
  game_code: string;
  currency: string;
  /** Two letters, either case. */
  lang: string;
  platform: GamePlatform;
  user?: string;
  token?: string;
  sub_partner_id?: string;
  lobby_url?: string;
  deposit_url?: string;
  ip?: string;
  /** Two letters; `XX` if unknown. */
  country?: string;
};

export type GameUrlAnswer = { url: string };

/**
 * `game/round`: the page that replays a round, by the vendor's round or one of its transactions.
 */
export type GameRoundCall = {
  operator_id: OperatorId;
  user: string;
  round?: string;
  transaction_uuid?: string;
  sub_partner_id?: string;
  lang?: string;
};

/**
 * `round/list`: the real and trial rounds opened at or after `from` and before `to`, in the order
 * of their opening. `cursor` is the `next` of the previous page.
 */
export type RoundListCall = {
  operator_id: OperatorId;
  /** ISO 8601. */
  from: string;
  to: string;
  limit: number;
  cursor?: string;
};

/** `closed`: over, paid or lost; `refunded`: every bet of the round was rolled back. */
export type RoundState = 'open' | 'closed' | 'refunded';

export type ListedRound = {
  round: string;
  user: string;
  game_code: string;
  currency: string;
  status: RoundState;
  /**
   * The amounts taken and paid, whole units of the wire: without free bets, and without what was
   * rolled back.
   */
  bet: number;
  win: number;
  opened_at: string;
};

/** `next` is missing or null on the last page. */
export type RoundListAnswer = { rounds: ListedRound[]; next?: string | null };

/**
 * Further fields of each call where the vendor answers it once (our own games do): its number, the
 * path that it was signed for, and its time in ISO 8601.
 */
export type AskedOnce = { request_uuid: string; request_path: string; request_time: string };

export type GamesFailure = { error: string };
