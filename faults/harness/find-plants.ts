import { openInvariants } from '../invariants';
import { allNemeses } from '../nemesis';
import { buildPlanted } from '../plant/build';
import { plantedBugs } from '../plant/plants';
import { chooseNemeses } from './plan';
import { describeViolation } from './report';
import { runStorm } from './run';
import type { Common } from './storm-site';
import type { Plant } from './types';

/** Puts in one bug after the other; true when each of them was found. */
export const findPlants = async (common: Common, wanted: string): Promise<boolean> => {
  const chosen = wanted === 'all' ? plantedBugs : plantedBugs.filter(({ name }) => name === wanted);
  if (chosen.length === 0) {
    const known = plantedBugs.map(({ name }) => name).join(', ');
    throw new Error(`--plant takes ${known} or all, not "${wanted}".`);
  }
  const missed: string[] = [];
  for (const plant of chosen) {
    if (!(await isFound(common, plant))) missed.push(plant.name);
  }
  const sum = `${chosen.length - missed.length} of ${chosen.length} planted bugs found`;
  const notFound = missed.length > 0 ? `; not found: ${missed.join(', ')}` : '';
  console.log(`\n${sum}${notFound} (seed ${common.seed}).`);
  return missed.length === 0;
};

const isFound = async (common: Common, plant: Plant): Promise<boolean> => {
  const { name, what, seconds, expected } = plant;
  console.log(`\n${name}: ${what}`);
  const build = await buildPlanted(name);
  const { violations, history } = await runStorm({
    ...common,
    build,
    phases: [{ nemeses: chooseNemeses(plant.nemeses.join(','), allNemeses()), seconds }],
    invariants: openInvariants(),
    endsWhenFound: true,
  });
  const [first] = violations;
  if (!first) {
    console.log(`  NOT found within ${seconds} s.`);
    return false;
  }
  const ids = [...new Set(violations.map(({ invariant }) => invariant))];
  const isExpected = ids.some((id) => expected.includes(id));
  const otherwise = isExpected ? '' : `, though ${expected.join(' or ')} should have`;
  console.log(`  found by ${ids.join(', ')}${otherwise}`);
  console.log(describeViolation(first, history).replaceAll(/^/gm, '  '));
  return true;
};
