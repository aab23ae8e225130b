import { median } from '../ledger/figures/statistics';
import type { Measured, State, Turn } from './measure-pages';

/** How much a bet's p99 may rise. */
const most = 1.25;

const titles: Record<State, string> = {
  none: 'no pages',
  unlimited: 'new pages, limits by address off',
  limited: 'new pages, limits by address on',
};

type Ratio = { median: number; least: number; most: number };

/** Medians of the rounds, and of the ratios within each round. */
export const summaryOf = (measured: Measured[], states: readonly State[]) => {
  const lines: string[] = [];
  const ratios: Record<string, Ratio> = {};
  const outOfTime: Record<string, number> = {};
  for (const { layout, rate, rounds } of measured) {
    lines.push(`${layout}: ${Math.round(rate)} bets a second, half of what was measured`);
    for (const state of states) {
      const turns = rounds.map((round) => round[state]);
      const name = `${layout}_${state}`;
      outOfTime[name] = turns.reduce((sum, turn) => sum + (turn.outOfTime ?? 0), 0);
      lines.push(`  ${lineOf(state, turns, outOfTime[name])}`);
    }
    for (const state of states.filter((one) => one !== 'none')) {
      const ratio = ratioOf(rounds, state);
      ratios[`${layout}_${state}_p99`] = ratio;
      const range = `${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}`;
      lines.push(
        `  ${ratio.median.toFixed(2).padStart(8)}  p99 with ${titles[state]}, against none` +
          ` (rounds ${range}; at most ${most})`,
      );
    }
  }
  return { lines, figures: { ratios, outOfTime } };
};

const lineOf = (state: State, turns: Turn[], late: number): string => {
  const of = (key: 'p50Ms' | 'p99Ms') => median(turns.map((turn) => turn[key] ?? NaN)).toFixed(1);
  const statuses = statusesOf(turns);
  return (
    `p50 ${of('p50Ms').padStart(6)} ms  p99 ${of('p99Ms').padStart(6)} ms  ` +
    `${String(late).padStart(4)} out of time  ${titles[state]}${statuses && ` (${statuses})`}`
  );
};

const statusesOf = (turns: Turn[]): string => {
  const counts: Record<string, number> = {};
  for (const { pages } of turns) {
    for (const [status, count] of Object.entries(pages?.statuses ?? {})) {
      counts[status] = (counts[status] ?? 0) + count;
    }
  }
  return Object.entries(counts)
    .map(([status, count]) => `${count} times ${status}`)
    .join(', ');
};

const ratioOf = (rounds: Measured['rounds'], state: State): Ratio => {
  const all = rounds.map((round) => (round[state].p99Ms ?? NaN) / (round.none.p99Ms ?? NaN));
  return { median: median(all), least: Math.min(...all), most: Math.max(...all) };
};
