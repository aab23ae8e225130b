import type { Outcome } from '../../rounds/round';
import type { Boot, PlayedRound, VerifyList } from '../../rounds/wire';

export type SymbolName = string;

/** `board[reel][row]`, row 0 at the top. */
export type Board = SymbolName[][];

export type Cell = { reel: number; row: number };

export type Win = {
  kind: 'line' | 'ways' | 'anywhere' | 'scatter';
  symbol: SymbolName;
  /** How many alike. */
  count: number;
  cells: Cell[];
  /** Index into the game's lines, for `kind: 'line'`. */
  line?: number;
  /** Number of ways, for `kind: 'ways'`. */
  ways?: number;
  /** What the win was multiplied by (wild doubling, free spins, fall). */
  multiplier: number;
  /** Whole units paid, multiplier included. */
  units: number;
};

export type SpinPhase = {
  type: 'spin';
  /** Stop of each reel on its strip (the strip's index shown in the top row). */
  stops: number[];
  board: Board;
  /**
   * The symbols just above and below the window, the strip's true neighbours: `[above, below]` a
   * reel.
   */
  neighbours: [SymbolName, SymbolName][];
  /**
   * The board as read for wins when a feature changed it (the drum's wild reel); absent if
   * unchanged.
   */
  read?: Board;
  wins: Win[];
  units: number;
  /**
   * True for each reel that is waited for: the reels already stopped hold all but one of a
   * feature.
   */
  waits: boolean[];
  /** In a free spin: its number from 1, how many have been awarded so far (after this one). */
  free?: { index: number; awarded: number; multiplier: number };
  /** Free spins won by this phase. */
  awards?: number;
  /** This phase opens the pick. */
  opensPick?: boolean;
};

/** One fall of the cascade: the board as it lies, what it pays, what is then refilled. */
export type FallPhase = {
  type: 'fall';
  /** 1 to 6. */
  fall: number;
  board: Board;
  wins: Win[];
  units: number;
  multiplier: number;
};

/** The plates of the pick: all twelve are known only when the third has been lifted. */
export type PickPhase = {
  type: 'pick';
  /**
   * Numbers of the plates lifted so far, in order, with what each showed (`x2` doubles the sum).
   */
  lifted: { plate: number; shows: PlateFace }[];
  /** All twelve faces by plate number, once the pick is over. */
  plates?: PlateFace[];
  /** Units paid in all, once over. */
  units: number;
  over: boolean;
};

/** A multiple of the total stake, or the plate that doubles the sum. */
export type PlateFace = number | 'x2';

/** Names of the wins that stand for several symbols: mixed bars. */
export const anyBar = 'anybar';

export type Phase = SpinPhase | FallPhase | PickPhase;

export type SlotOutcome = Omit<Outcome, 'phases' | 'awaits'> & {
  phases: Phase[];
  awaits?: 'pick';
};

/** A slot's round as it is drawn: the plates of a pick are shown when it is over. */
export type DrawnSlot = { outcome: SlotOutcome; hidden: PlateFace[] | null };

export type SlotRound = PlayedRound<SlotOutcome>;
export type SlotBoot = Boot<SlotOutcome>;
export type SlotVerifyList = VerifyList<SlotOutcome>;
