import path from 'node:path';
import { root } from './stage/cluster';
import { shownEstimate } from './figures/marks';
import type { Figures } from './figures/measure';
import type { Many, PartName } from './parts';
import { orderOf, say, type Schedule } from './rounds';
import { sideProblem, startSide, type Side } from './side';
import { estimateOf, ratiosOfPairs, type Estimate } from './figures/statistics';

type Order = { parts: PartName[]; many: Many; schedule: Schedule };

/** A turn of this checkout and one of the other, directly after each other. */
export type TwoTurns = { here: Figures; there: Figures };

/** With fewer pairs the interval is too wide to show a tenth. */
const fewestPairs = 20;

const compared: { figure: keyof Figures; words: string }[] = [
  { figure: 'betsPerSecond', words: 'bets a second' },
  { figure: 'p99Ms', words: 'p99' },
  { figure: 'nodeMicros', words: "Node's time a bet" },
  { figure: 'postgresMicros', words: "PostgreSQL's time a bet" },
];

/**
 * Alternates turns with another checkout, which has its own benchmark and database: ratios of this
 * checkout to the other.
 */
export const benchAgainst = async (folder: string, { parts, many, schedule }: Order) => {
  const other = path.resolve(folder);
  const problem = sideProblem(other) ?? sideProblem(root);
  if (problem) {
    console.error(problem);
    return undefined;
  }
  if (schedule.pairs < fewestPairs) {
    say(`Fewer than ${fewestPairs} pairs: the intervals will be wide.`);
  }
  say('Making players on both sides …');
  const started = await Promise.allSettled(
    [root, other].map((each) => startSide(each, parts, many)),
  );
  const sides = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    const failed = started.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    const [here, there] = sides as [Side, Side];
    const common = here.ways.filter(({ id }) => there.ways.some((way) => way.id === id));
    for (const { id } of here.ways.filter((way) => !common.includes(way))) {
      say(`The other side does not know ${id}: left out.`);
    }
    if (common.length === 0) {
      console.error('The two checkouts have no way to bet in common among these parts.');
      return undefined;
    }
    const turns = await alternate(here, there, common, schedule);
    const lines = comparisonsOf(turns);
    console.log(`\n${lines.map(shownComparison).join('\n')}\n`);
    return { against: other, ratios: lines, turns };
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
};

const alternate = async (
  here: Pick<Side, 'turn'>,
  there: Pick<Side, 'turn'>,
  ways: { id: string; title: string }[],
  { pairs, pace }: Schedule,
): Promise<Map<string, TwoTurns[]>> => {
  const turns = new Map(ways.map(({ id }): [string, TwoTurns[]] => [id, []]));
  for (let round = 0; round < pairs; round += 1) {
    for (const { place, isTurned } of orderOf(ways.length, round)) {
      const { id, title } = ways[place]!;
      const order = { way: id, pace };
      const first = await (isTurned ? there : here).turn(order);
      const second = await (isTurned ? here : there).turn(order);
      const two = isTurned ? { here: second, there: first } : { here: first, there: second };
      turns.get(id)?.push(two);
      const [ours, theirs] = [two.here, two.there].map((one) => Math.round(one.betsPerSecond));
      say(`pair ${round + 1}: ${title}: ${ours} bets/s here, ${theirs} there`);
    }
  }
  return turns;
};

export type Comparison = { way: string; words: string; estimate: Estimate };

/** For each way and figure the ratios of the pairs, this side divided by the other. */
export const comparisonsOf = (turns: Map<string, TwoTurns[]>): Comparison[] =>
  [...turns].flatMap(([way, pairs]) =>
    compared.flatMap(({ figure, words }) => {
      const sides = pairs.map((two): [number | undefined, number | undefined] => [
        two.here[figure],
        two.there[figure],
      ]);
      const estimate = estimateOf(ratiosOfPairs(sides));
      return estimate ? [{ way, words, estimate }] : [];
    }),
  );

const shownComparison = ({ way, words, estimate }: Comparison): string =>
  `${shownEstimate(estimate)}  ${way}: ${words}, here / there`;
