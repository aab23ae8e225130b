import type { Figures } from './measure';
import type { PairedTurns } from '../rounds';
import { estimateOf, ratiosOfPairs, verdictOf, type Estimate, type Mark } from './statistics';
import type { Measured } from '../variant';

/** A comparison of two ways, whose turns must be adjacent. */
export type Rule = {
  name: string;
  words: string;
  of: string;
  by: string;
  figure?: keyof Figures;
  mark?: Mark;
};

/** A figure of one way that has a mark of its own. */
type Wish = { name: string; words: string; way: string; figure: keyof Figures; mark: Mark };

export const rules: Rule[] = [
  {
    name: 'core_vs_function',
    words: 'core at 256 in flight, against one call a bet',
    of: 'core_256',
    by: 'core_function',
    mark: { least: 5 },
  },
  {
    name: 'core_vs_function_1024',
    words: 'core at 1,024 in flight, against one call a bet',
    of: 'core_1024',
    by: 'core_function',
    mark: { least: 2.8 },
  },
  {
    name: 'postgres_cpu_vs_function',
    words: "PostgreSQL's time a bet at 256 in flight, against one call a bet",
    of: 'core_256',
    by: 'core_function',
    figure: 'postgresMicros',
    mark: { most: 0.3 },
  },
  {
    name: 'rounds_vs_function',
    words: 'all checks without HTTP at 256 in flight, against one call a bet',
    of: 'full_256',
    by: 'full_function',
  },
  {
    name: 'http_rsa_vs_function',
    words: 'full HTTP path with RSA, two processes, against one call a bet',
    of: 'http_rsa_2',
    by: 'full_function',
    mark: { least: 1.8 },
  },
  {
    name: 'http_hmac_vs_function',
    words: 'full HTTP path with HMAC, two processes, against one call a bet',
    of: 'http_hmac_2',
    by: 'full_function',
    mark: { least: 2.2 },
  },
  {
    name: 'http_rsa_vs_plain_server',
    words: 'full HTTP path with RSA, two processes, against a plain server',
    of: 'http_rsa_2',
    by: 'http_plain',
    mark: { least: 4.5 },
  },
  {
    name: 'growth_20m_entries',
    words: 'core with twenty million old entries, against none, a million accounts',
    of: 'grown_core_256_full',
    by: 'grown_core_256_empty',
    mark: { least: 0.9 },
  },
  {
    name: 'grown_full',
    words: 'all checks behind ten million old bets, against none',
    of: 'grown_full_256',
    by: 'grown_full_256_empty',
  },
  {
    name: 'flush_1ms_vs_function',
    words: 'core at 256 in flight with a slow disk, against one call a bet',
    of: 'slow_core_256',
    by: 'slow_core_function',
    mark: { least: 3 },
  },
  {
    name: 'fanout_p99',
    words: "a bet's p99 while ten thousand sockets receive messages, against idle ones",
    of: 'fanout_on',
    by: 'fanout_off',
    figure: 'p99Ms',
    mark: { most: 1.5 },
  },
  {
    name: 'activity',
    words: 'all checks at 256 in flight while play is counted, against without',
    of: 'full_256_counted_long',
    by: 'full_256_long',
    mark: { least: 0.92 },
  },
  {
    name: 'activity_p99',
    words: "a bet's p99 while play is counted, against without",
    of: 'full_256_counted_long',
    by: 'full_256_long',
    figure: 'p99Ms',
    mark: { most: 1.15 },
  },
  {
    name: 'limits',
    words: 'all checks at 256 in flight while one player in ten has limits, against none',
    of: 'full_256_limits_10',
    by: 'full_256',
    mark: { least: 0.97 },
  },
  {
    name: 'limits_of_all',
    words: 'all checks at 256 in flight while every player has limits, against none',
    of: 'full_256_limits_1',
    by: 'full_256',
  },
];

const wishes: Wish[] = [
  {
    name: 'http_rsa_p99',
    words: 'p99 ms, RSA, two processes, 128 in flight',
    way: 'http_rsa_2',
    figure: 'p99Ms',
    mark: { most: 30 },
  },
  {
    name: 'http_hmac_p99',
    words: 'p99 ms, HMAC, two processes, 128 in flight',
    way: 'http_hmac_2',
    figure: 'p99Ms',
    mark: { most: 30 },
  },
  {
    name: 'idle_p50',
    words: 'p50 ms, half load, ten thousand idle sockets',
    way: 'fanout_off',
    figure: 'p50Ms',
    mark: { most: 8 },
  },
  {
    name: 'idle_p99',
    words: 'p99 ms, half load, ten thousand idle sockets',
    way: 'fanout_off',
    figure: 'p99Ms',
    mark: { most: 25 },
  },
  {
    name: 'ledger_bytes',
    words: 'bytes a bet in the ledger',
    way: 'http_rsa_2',
    figure: 'diskBytes',
    mark: { most: 260 },
  },
  {
    name: 'hot_updates',
    words: 'share of balance updates that touch no index',
    way: 'core_256',
    figure: 'hotShare',
    mark: { least: 1 },
  },
];

export type Line = { name: string; words: string; mark?: Mark; estimate?: Estimate };

/** All ratios and marks, measured or not; each ratio is of adjacent turns. */
export const linesOf = (measured: Measured[], paired: PairedTurns[]): Line[] => [
  ...rules.map(({ of, by, figure = 'betsPerSecond', ...line }): Line => {
    const turns = paired.filter((pair) => pair.of === of && pair.by === by);
    const pairs = turns.flatMap((pair) => pair.turns);
    const ratios = ratiosOfPairs(pairs.map((turn) => [turn.of[figure], turn.by[figure]]));
    return { ...line, estimate: estimateOf(ratios) };
  }),
  ...wishes.map(({ way, figure, ...line }): Line => {
    const rounds = measured.filter(({ id }) => id === way).flatMap((one) => one.rounds);
    const values = rounds.map((round) => round[figure]).filter((value) => value !== undefined);
    return { ...line, estimate: estimateOf(values) };
  }),
];

/** A line each: median, its 95 % interval, minimum and maximum of so many turns, mark, subject. */
export const shownLine = ({ name, words, mark, estimate }: Line): string => {
  const end = `${words} (${name})`;
  if (!estimate) return `${'not measured'.padStart(61)}  ${shownMark(mark)}  ${end}`;
  return `${shownEstimate(estimate)}  ${shownMark(mark, estimate)}  ${end}`;
};

/** Median, interval, minimum and maximum, count. */
export const shownEstimate = ({ median, interval, least, most, count }: Estimate): string => {
  const range = ([low, high]: [number, number]) => `${shown(low)}–${shown(high)}`;
  const noise = interval ? `95 % ${range(interval)}` : 'too few to say';
  const spread = `${range([least, most])} in ${count}`;
  return `${shown(median).padStart(7)}  ${noise.padStart(22)}  ${spread.padStart(26)}`;
};

const shown = (value: number): string => value.toFixed(value < 20 ? 2 : 1);

const shownMark = (mark: Mark | undefined, estimate?: Estimate): string => {
  if (!mark) return ' '.repeat(17);
  const wish = 'least' in mark ? `≥ ${mark.least}` : `≤ ${mark.most}`;
  return `${wish.padStart(7)}  ${(estimate ? verdictOf(estimate, mark) : '').padEnd(8)}`;
};
