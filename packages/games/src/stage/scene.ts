import type { Board, Cell, SymbolName, Win } from '../lib/round';
import type { Tier } from './feel';

/** One symbol as it is printed now. */
export type Item = {
  symbol: SymbolName;
  /** Centre, in rows from the middle of the top row. */
  y: number;
  alpha: number;
};

export type Column = {
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
};

/** What the strip under the reels speaks of. */
export type Caption =
  | { type: 'ready' }
  | { type: 'running' }
  | { type: 'nothing' }
  | { type: 'returned' }
  | { type: 'won'; win: Win | null; others: number }
  | { type: 'awarded'; spins: number }
  | { type: 'free'; index: number; awarded: number; multiplier: number }
  | { type: 'fall'; fall: number; multiplier: number }
  | { type: 'pick' };

/**
 * Everything that is seen at one moment. The canvas, the strip and the text beside the canvas are
 * drawn from this one object and from nothing else.
 */
export type Scene = {
  columns: Column[];
  /** The board as it is read now; what moves is not on it yet. */
  board: Board;
  /** Wins of the board that have been shown. */
  wins: Win[];
  /** Cells printed negative, and how far, 0 to 1. */
  negative: { cells: Cell[]; share: number };
  /** Paying cells of a return that is not celebrated. */
  outlined: Cell[];
  line: DrawnLine | null;
  /** The reel that is waited for: its rules double. */
  waiting: number | null;
  /** The fall being shown, from 1. */
  fall: number | null;
  isStripNegative: boolean;
  isBorderNegative: boolean;
  /** Share of the masthead rosette's one turn. */
  rosette: number;
  /** Units paid and told so far: the figure runs from the first to the second. */
  units: { from: number; to: number; share: number };
  tier: Tier;
  caption: Caption;
  /** Everything lies where it will stay: a new round may begin. */
  isSettled: boolean;
  /** The figure of what was paid stands: the money may be shown everywhere. */
  isTold: boolean;
  /** False when no later frame will differ until something happens. */
  isMoving: boolean;
};

/** A board that stands. */
export const standing = (board: Board, neighbours?: readonly (readonly SymbolName[])[]): Column[] =>
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

export const stillScene = (columns: Column[], board: Board): Scene => ({
  columns,
  board,
  wins: [],
  negative: { cells: [], share: 0 },
  outlined: [],
  line: null,
  waiting: null,
  fall: null,
  isStripNegative: false,
  isBorderNegative: false,
  rosette: 0,
  units: { from: 0, to: 0, share: 1 },
  tier: 'none',
  caption: { type: 'ready' },
  isSettled: true,
  isTold: true,
  isMoving: false,
});
