import { openInvariants } from '../invariants';
import { allNemeses } from '../nemesis';
import { buildMutant } from '../mutants/build';
import { plantedBugs } from '../mutants/mutants';
import { chooseNemeses } from './plan';
import { describeViolation } from './report';
import { runUnderFaults } from './run';
import type { Common } from './run-on-site';
import type { Mutant } from './types';

/** Plants one bug after the other; true when each of them was found. */
export const findPlantedBugs = async (common: Common, wanted: string): Promise<boolean> => {
  const names = wanted.split(',');
  const chosen =
    wanted === 'all' ? plantedBugs : plantedBugs.filter(({ name }) => names.includes(name));
  if (wanted !== 'all' && chosen.length < names.length) {
    const known = plantedBugs.map(({ name }) => name).join(', ');
    throw new Error(`--plant takes ${known}, several of them, or all, not "${wanted}".`);
  }
  const missed: string[] = [];
  for (const mutant of chosen) {
    if (!(await isFound(common, mutant))) missed.push(mutant.name);
  }
  const sum = `${chosen.length - missed.length} of ${chosen.length} planted bugs found`;
  const notFound = missed.length > 0 ? `; not found: ${missed.join(', ')}` : '';
  console.log(`\n${sum}${notFound} (seed ${common.seed}).`);
  return missed.length === 0;
};

const isFound = async (common: Common, mutant: Mutant): Promise<boolean> => {
  const { name, what, seconds, expected } = mutant;
  console.log(`\n${name}: ${what}`);
  const build = await buildMutant(name);
  let foundMs: number | undefined;
  const { violations, history } = await runUnderFaults({
    ...common,
    build,
    phases: [{ nemeses: chooseNemeses(mutant.nemeses.join(','), allNemeses()), seconds }],
    invariants: openInvariants(),
    endsWhenFound: expected,
    onFound: ({ invariant }, { now }) => {
      if (expected.includes(invariant)) foundMs ??= now();
    },
  });
  const ids = [...new Set(violations.map(({ invariant }) => invariant))];
  const first = violations.find(({ invariant }) => expected.includes(invariant));
  if (!first) {
    // Another violation meanwhile is not this bug.
    const others = ids.length > 0 ? `, only something else by ${ids.join(', ')}` : '';
    console.log(`  NOT found by ${expected.join(' or ')} within ${seconds} s${others}.`);
    return false;
  }
  console.log(`  found by ${ids.join(', ')} after ${((foundMs ?? 0) / 1000).toFixed(0)} s`);
  console.log(describeViolation(first, history).replaceAll(/^/gm, '  '));
  return true;
};
