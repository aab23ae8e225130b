import type { Board, Cell, SymbolName, Win } from '../../rules/round';
import type { WinTier } from './motion';

/** One symbol as it is printed now. */
export type Item = {
  symbol: SymbolName;
  /** Centre, in rows from the middle of the top row. */
  y: number;
  alpha: number;
};

export type ReelColumn = {
  items: Item[];
  /** Runs so fast that the motion print is drawn. */
  isBlurred: boolean;
};

export type DrawnLine = {
  /** Index into the game's lines. */
  line: number;
  /** The won cells, left to right. */
  cells: Cell[];
  /** 0 to 1 from the left. */
  drawn: number;
  amount: Amount;
};

/** Units set on a tag of the board, `share` of it being there already. */
export type Amount = { units: number; share: number; isGain: boolean };

/** The amount of a group of cells that no line runs through. */
export type Tag = Amount & { cells: Cell[] };

/** A cell printed negative, and how far, 0 to 1; what leaves fades. */
export type Printed = Cell & { share: number; alpha?: number };

/** Reels are waited for: so many of the symbols that open something have come to rest. */
export type Wait = {
  /** The reel whose rules double. */
  reel: number;
  symbol: SymbolName;
  have: number;
  of: number;
};

/** Free spins, as game header, border and ground show them. */
export type Feature = {
  /** Shares of the game header turned into the counter, and of ground and border exchanged. */
  turn: number;
  ground: number;
  index: number;
  awarded: number;
  multiplier: number;
  /** Spins that have just been added. */
  plus: { spins: number; share: number } | null;
  /** All spins have been played. */
  isDone: boolean;
};

/** A card that waits for the player, or shows them an amount. `share` of it has arrived. */
export type Card =
  | {
      type: 'entry';
      share: number;
      spins: number;
      multiplier: number;
      scatters: number;
      units: number;
      isWaiting: boolean;
    }
  | { type: 'end'; of: 'spins' | 'pick'; share: number; rows: number; isWaiting: boolean }
  | { type: 'certificate'; share: number; rows: number; hasWords: boolean; isWaiting: boolean };

/** What the button would do: it spins, or goes on in the round that is shown. */
export type StageButton = 'spin' | 'running' | 'falling' | 'begin' | 'next' | 'continue';

/** What the result bar under the reels speaks of. */
export type Caption =
  | { type: 'ready' }
  | { type: 'running' }
  | { type: 'waiting' }
  | { type: 'nothing' }
  | { type: 'returned' }
  /** One win of several, numbered from 1. */
  | { type: 'won'; win: Win | null; index: number; of: number }
  | { type: 'opened'; spins: number; scatters: number }
  | { type: 'free'; win: Win | null }
  | { type: 'added'; spins: number; win: Win | null }
  | { type: 'fall'; fall: number; multiplier: number; win: Win | null }
  | { type: 'falls'; falls: number }
  | { type: 'end' }
  | { type: 'pick' };

/**
 * Everything that is seen at one moment. The canvas, the result bar and the text beside the canvas
 * are drawn from this one object and from nothing else.
 */
export type Scene = {
  columns: ReelColumn[];
  /** The board as it is read now; what moves is not on it yet. */
  board: Board;
  /** Wins of the board that have been shown. */
  wins: Win[];
  negative: Printed[];
  /** How far the other cells are dimmed, on so many reels from the left. */
  dim: { share: number; reels: number };
  /** Paying cells of a return that is not celebrated. */
  outlined: Cell[];
  line: DrawnLine | null;
  tags: Tag[];
  waiting: Wait | null;
  /** The fall being shown, from 1. */
  fall: number | null;
  isResultNegative: boolean;
  /** Share of the game header printed negative for the sum. */
  headerShare: number;
  feature: Feature | null;
  card: Card | null;
  button: StageButton;
  /** Units paid and shown so far: the figure runs from the first to the second. */
  units: { from: number; to: number; share: number };
  tier: WinTier;
  caption: Caption;
  /** Everything lies where it will stay: a new round may begin. */
  isSettled: boolean;
  /** The figure of what was paid stands: the money may be shown everywhere. */
  isSumShown: boolean;
  /** False when no later frame will differ until something happens. */
  isMoving: boolean;
};

/** A board that stands. */
export const standing = (
  board: Board,
  neighbours?: readonly (readonly SymbolName[])[],
): ReelColumn[] =>
  board.map((symbols, reel) => ({
    isBlurred: false,
    items: [
      ...peeking(neighbours?.[reel]?.[0], -1),
      ...symbols.map((symbol, row) => ({ symbol, y: row, alpha: 1 })),
      ...peeking(neighbours?.[reel]?.[1], symbols.length),
    ],
  }));

/** The strip's neighbours show at half tone where the game lets them. */
export const peekAlpha = 0.5;

const peeking = (symbol: SymbolName | undefined, y: number): Item[] =>
  symbol === undefined ? [] : [{ symbol, y, alpha: peekAlpha }];

export const stillScene = (columns: ReelColumn[], board: Board): Scene => ({
  columns,
  board,
  wins: [],
  negative: [],
  dim: { share: 0, reels: 0 },
  outlined: [],
  line: null,
  tags: [],
  waiting: null,
  fall: null,
  isResultNegative: false,
  headerShare: 0,
  feature: null,
  card: null,
  button: 'spin',
  units: { from: 0, to: 0, share: 1 },
  tier: 'none',
  caption: { type: 'ready' },
  isSettled: true,
  isSumShown: true,
  isMoving: false,
});
