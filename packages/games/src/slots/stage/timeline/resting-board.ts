import { spinPhase } from '../../rules/play';
import type { Board, SlotOutcome, SymbolName } from '../../rules/round';
import type { Rules } from '../../rules/slot';

/** What lies on the reels while nothing moves. */
export type RestingBoard = {
  board: Board;
  /** ResultBar index in the top row, a reel each; null where there are no strips. */
  stops: number[] | null;
  neighbours?: [SymbolName, SymbolName][];
};

/** The board of a round that is over. */
export const restingBoardAfter = (outcome: SlotOutcome): RestingBoard | null => {
  const last = outcome.phases.findLast((phase) => phase.type !== 'pick');
  if (!last) return null;
  if (last.type === 'fall') return { board: last.board, stops: null };
  return { board: last.board, stops: last.stops, neighbours: last.neighbours };
};

/** What opens or multiplies something. */
const specialsOf = (rules: Rules): ReadonlySet<SymbolName> =>
  rules.kind === 'anywhere'
    ? new Set()
    : new Set(
        [rules.wild?.symbol, rules.scatter?.symbol, rules.pick?.symbol].filter(
          (symbol) => symbol !== undefined,
        ),
      );

/**
 * What a newcomer sees before the first round: a stop at which nothing is won or nearly won, so
 * that the game promises nothing.
 */
export const firstRestingBoard = (rules: Rules): RestingBoard => {
  if (rules.kind === 'anywhere') {
    const board = Array.from({ length: rules.cols }, (_, reel) =>
      Array.from({ length: rules.rows }, (__, row) => {
        const index = (reel * 2 + row * 3) % rules.symbols.length;
        return rules.symbols[index] ?? '';
      }),
    );
    return { board, stops: null };
  }
  const specials = specialsOf(rules);
  for (let turn = 0; turn < 200; turn++) {
    const stops = rules.strips.map((strip, reel) => (turn * (reel + 2) + reel * 7) % strip.length);
    const phase = spinPhase(rules, stops);
    const shown = phase.board.flat();
    if (!phase.units && !shown.some((symbol) => specials.has(symbol)))
      return { board: phase.board, stops, neighbours: phase.neighbours };
  }
  throw new Error(`${rules.code} wins at every stop tried`);
};
