import type { ChatMessage } from '@parlour/contract/support/chat';
import { quantiles } from '../ledger/figures/statistics';

/** What a page shows of a chat, in its order. */
export type Shown = readonly Pick<ChatMessage, 'n' | 'text'>[];

/** Messages that a page lacks, has twice, or has under a number that does not follow. */
export type Kept = { lost: number; doubled: number; outOfOrder: number };

/** Compares what was written in a chat with what each of its pages shows. */
export const compare = (written: readonly string[], pages: readonly Shown[]): Kept => {
  const kept = { lost: 0, doubled: 0, outOfOrder: 0 };
  for (const shown of pages) {
    const times = new Map<string, number>();
    for (const [place, { n, text }] of shown.entries()) {
      if (n !== place + 1) kept.outOfOrder += 1;
      if (text !== undefined) times.set(text, (times.get(text) ?? 0) + 1);
    }
    kept.lost += written.filter((text) => !times.has(text)).length;
    for (const count of times.values()) kept.doubled += count - 1;
  }
  return kept;
};

export const addUp = (some: readonly Kept[]): Kept =>
  some.reduce(
    (sum, { lost, doubled, outOfOrder }) => ({
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
      outOfOrder: sum.outOfOrder + outOfOrder,
    }),
    { lost: 0, doubled: 0, outOfOrder: 0 },
  );

/** Milliseconds from the sender to the receiver's page. */
export type Lags = { count: number; p50Ms: number; p99Ms: number; mostMs: number };

export const lagsOf = (times: number[]): Lags => {
  const [p50 = NaN, p99 = NaN, most = NaN] = quantiles(times, [0.5, 0.99, 1]);
  return {
    count: times.length,
    p50Ms: Math.round(p50),
    p99Ms: Math.round(p99),
    mostMs: Math.round(most),
  };
};

export const marks = { p99Ms: 150, bytesOfMessage: 300 };

export type Figures = { p99Ms: number; bytesOfMessage: number; kept: Kept };

/** The marks that were missed, in words. */
export const missedIn = ({ p99Ms, bytesOfMessage, kept }: Figures): string[] => [
  // Without a message there is no figure.
  ...(p99Ms <= marks.p99Ms ? [] : [`p99 ${p99Ms} ms over ${marks.p99Ms}`]),
  ...(bytesOfMessage <= marks.bytesOfMessage
    ? []
    : [`${bytesOfMessage} bytes a message over ${marks.bytesOfMessage}`]),
  ...Object.entries(kept).flatMap(([how, count]) => (count === 0 ? [] : [`${count} ${how}`])),
];
