import { openInvariants } from '../invariants';
import { allNemeses } from '../nemesis';
import { buildServer } from './build';
import { planStages } from './plan';
import {
  acknowledged,
  describeFaults,
  describeMemory,
  describeTally,
  describeViolation,
  longestGapOf,
  tallyOf,
} from './report';
import { runUnderFaults, type RunOptions } from './run';
import type { FaultEvent } from './fault-run';
import type { Nemesis } from './types';

export type Common = Pick<
  RunOptions,
  'seed' | 'players' | 'workers' | 'storiesASecond' | 'isKept' | 'onOpen'
>;

/** Runs faults on the site of this checkout; true when no invariant was violated. */
export const runOnSite = async (
  common: Common,
  { seconds, nemesis }: { seconds: number; nemesis: string },
): Promise<boolean> => {
  const nemeses = allNemeses();
  const { stages, skipped } = await planStages(nemesis, seconds, nemeses);
  console.log(
    `npm run faults -- --seed ${common.seed} --minutes ${seconds / 60} --nemesis ${nemesis}`,
  );
  console.log('The seed decides what is asked and what falls; when answers come, it does not.');
  for (const sentence of skipped) console.log(sentence);
  if (stages.length === 0) throw new Error('Nothing was left to strike with.');

  const build = await buildServer();
  const faults: FaultEvent[] = [];
  let acknowledgedCount = 0;
  let found = 0;
  for (const { name, makeDisk, ...phase } of stages) {
    const result = await runUnderFaults({
      ...common,
      build,
      seed: `${common.seed}/${name}`,
      phases: [phase],
      makeDisk,
      invariants: openInvariants(),
      onFault: (fault) => printFault(fault, nemeses),
      onFound: (violation, history) => console.log(describeViolation(violation, history)),
    });
    faults.push(...result.faults);
    const tally = tallyOf(result.history);
    acknowledgedCount += acknowledged(tally);
    found += result.violations.length;
    const { id, ms } = result.slowest;
    console.log(
      `${name}: books checked ${result.passes} times ` +
        `(the slowest look was ${id}, ${(ms / 1000).toFixed(1)} s)`,
    );
    console.log(describeTally(tally));
    console.log(describeMemory(result.memory));
  }
  console.log('\nFaults:');
  console.log(describeFaults(faults, new Map(nemeses.map(({ id, name }) => [id, name]))));
  console.log(
    `\n${found} violations in ${acknowledgedCount.toLocaleString('en')} acknowledged operations, ` +
      `${faults.length} faults, longest gap ${longestGapOf(faults)} (seed ${common.seed}).`,
  );
  return found === 0;
};

const printFault = (
  { nemesis, at, longestGapMs, recoveryMs }: FaultEvent,
  nemeses: Nemesis[],
): void => {
  const name = nemeses.find(({ id }) => id === nemesis)?.name;
  const [gap, back] = [longestGapMs, recoveryMs].map((ms) => (ms / 1000).toFixed(1));
  console.log(
    `${(at / 1000).toFixed(1).padStart(7)} s  ${nemesis.padEnd(4)} ${name}: ` +
      `gap ${gap} s, all back after ${back} s`,
  );
};
