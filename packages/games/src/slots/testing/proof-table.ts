import { boardAt } from '../rules/reels';
import type { ReelRules } from '../rules/slot';

/** An item on its way: how often it has been met, as a product over the reels. */
export type Running = { item: number; times: number };

export type ProofTable = {
  all: Running[];
  going: (before: Running[], reel: number, stop: number) => Running[];
  times: (reel: number, stop: number, item: number) => number;
  /** 1 when the scatter, or the pick's symbol on one of its reels, is in the window. */
  special: (reel: number, stop: number) => number;
  pay: (item: number, count: number) => number;
};

/** What may win in a game of reels, and how often it is met at each stop. */
export const tableOf = (rules: ReelRules): ProofTable => {
  const names = Object.keys(rules.pays);
  const paths = rules.kind === 'ways' ? [null] : rules.lines;
  const items = paths.flatMap((line) => names.map((symbol) => ({ line, symbol })));
  const wild = rules.wild?.symbol;
  const windows = rules.strips.map((strip, reel) =>
    strip.map((_, stop) => {
      const window = boardAt(
        rules,
        rules.strips.map(() => stop),
      )[reel]!;
      const filled = rules.wild?.fillsReel === reel && window.includes(wild!);
      return filled ? window.map(() => wild!) : window;
    }),
  );
  const times = windows.map((reelWindows, reel) =>
    Uint8Array.from(
      reelWindows.flatMap((window) =>
        items.map(({ line, symbol }) => {
          const cells = line ? [window[line[reel]!]] : window;
          return cells.filter((name) => name === symbol || name === wild).length;
        }),
      ),
    ),
  );
  const isSpecial = (name: string, reel: number) =>
    name === rules.scatter?.symbol ||
    (name === rules.pick?.symbol && rules.pick.reels.includes(reel));
  const specials = windows.map((reelWindows, reel) =>
    reelWindows.map((window) => Number(window.some((name) => isSpecial(name, reel)))),
  );
  const met = (reel: number, stop: number, item: number) =>
    times[reel]![stop * items.length + item]!;
  return {
    all: items.map((_, item) => ({ item, times: 1 })),
    going: (before, reel, stop) =>
      before.flatMap((one) => {
        const here = met(reel, stop, one.item);
        return here ? [{ item: one.item, times: one.times * here }] : [];
      }),
    times: met,
    special: (reel, stop) => specials[reel]![stop]!,
    pay: (item, count) => rules.pays[items[item]!.symbol]?.[count] ?? 0,
  };
};
