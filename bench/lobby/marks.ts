import type { Scrolled } from './measure-scroll';
import type { Searched } from './search-server';

const most = { readyMs: 300, slowPercent: 1, nodes: 3500 } as const satisfies Partial<Scrolled>;
const mostSearchMs = 50;

/** What is over its mark, in words. */
export const missedIn = (
  medians: Record<string, number>,
  searches: readonly Searched[],
): string[] => [
  ...Object.entries(most)
    .filter(([name, mark]) => !((medians[name] ?? Infinity) <= mark))
    .map(([name, mark]) => `${name} ${medians[name]}, at most ${mark}`),
  ...searches
    .filter(({ medianMs }) => medianMs > mostSearchMs)
    .map(({ words, medianMs }) => `search "${words}" ${medianMs} ms, at most ${mostSearchMs}`),
];
