import type { DrawSequence } from '../fair/fair';
import type { DrawnRound, Outcome } from './round';
import type { StakeLadders } from './stake';
import type { ShellInput } from './wire';

/** A text by language code of the wire: `{ VI: 'Đầm Sen', EN: 'Lotus Pond' }`. */
export type InLanguages = Record<string, string>;

/** Steps of the standard deviation of a round's return, in stakes: below 3.5, 5, 7, and above. */
export type Volatility = 'low' | 'medium' | 'high' | 'very-high';

/** What the catalogue says of a game. Figures are published text, proved by its test. */
export type GameDetails = {
  /** The name of its folder; in links, rows, pictures and logs. */
  code: string;
  category: string;
  subclass: string;
  /** Grows with any change of the rules; a round is read by the version it was played with. */
  version: string;
  /** Per cent of stakes that come back, two decimals. */
  rtp: string;
  volatility: Volatility;
  /** Stake units in a total stake: the unit price is the stake divided by them. */
  units: number;
  /** Lines, or ways; 0 where the word means nothing. */
  lines: number;
  limits: StakeLadders;
};

/**
 * A game of any kind, as the server knows it: it asks for draws, answers with outcomes, and
 * decides nothing before it is asked.
 */
export type Game = GameDetails & {
  /** Whether this can be bet on, in the game's own words. Without it the stake is the bet. */
  isBet?: (bet: string) => boolean;
  /** Called when the stake has been paid, by nothing else and not before. */
  draw: (bet: string | null) => DrawSequence<DrawnRound>;
  /** Where rounds wait for the player. */
  choices?: Choices;
  /** What the site keeps of a round beside its money: enough to compute it again, and short. */
  recordOf: (outcome: Outcome) => object;
  front: () => Promise<GameFront>;
};

export type Choices = {
  /** The outcome after one more choice; a RangeError where it cannot be made. */
  take: (drawn: DrawnRound, choice: number) => Outcome;
  /** Those that were made, in order. */
  made: (outcome: Outcome) => number[];
  /** Those that can be made now. A player who stays away for a day gets the first. */
  left: (outcome: Outcome) => number[];
};

/** What a player and the site see of a game, made by the process that serves it. */
export type GameFront = {
  names: InLanguages;
  /** The page in the frame, with its first picture. */
  html: (page: ShellInput) => string;
  /** What the site says of the rules, a line a part. */
  rules: InLanguages;
  /** What the site shows of the game. Without it the site draws something of its own. */
  pictures?: GamePictures;
};

/** SVG texts, which load nothing: upright for a card, 300 × 400, and wide, 300 × 240. */
export type GamePictures = { thumb: string; background: string };

export type Games = ReadonlyMap<string, Game>;

/** The outcome of a drawn round with the player's choices in it. */
export const withChoices = (
  { choices }: Pick<Game, 'choices'>,
  drawn: DrawnRound,
  made: readonly number[],
): Outcome =>
  made.reduce((outcome, choice) => {
    if (!choices) throw new RangeError('there is nothing to choose');
    return choices.take({ ...drawn, outcome }, choice);
  }, drawn.outcome);
