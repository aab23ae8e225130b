import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { startSite, type RunningSite } from '@parlour/testkit/site/running-site';
import { mannWhitneyP } from './enumeration/mann-whitney';
import { forgetAttempts, newPeople, openWays, type Person } from './enumeration/people';
import { timeOf, untilOpen, type Way, ways } from './enumeration/ways';
import { quantiles } from './ledger/figures/statistics';
import { wholeOf, type Words } from './words';

type Kind = 'known' | 'unknown';
type People = Record<Kind, Person[]>;
type Result = { way: string; p: number; knownMs: number; unknownMs: number; answers: string[] };

/** A smaller p says that the times tell who has an account. */
const least = 0.01;

/**
 * `npm run bench -- enumeration`: whether an answer, or its time, tells that an account
 * exists. People with and without one take turns. A failure counts when it fails twice, the second
 * time with new people.
 */
export const benchEnumeration = async (words: Words): Promise<void> => {
  const count = wholeOf(words, 'accounts', 500);
  const [load = 0] = os.loadavg();
  if (load > 1.5) console.log(`Something else runs here (load ${load.toFixed(1)}).`);
  const site = await startSite({ env: { VERIFICATION: 'off' } });
  const results: Result[] = [];
  try {
    await openWays(site);
    await untilOpen(site);
    const warm = await newPeople(site, warmTurns);
    const people = await newPeople(site, count);
    for (const [name, way] of Object.entries(ways).filter(([name]) => isWanted(words, name))) {
      let result = await measure(site, { name, way }, { people, warm });
      if (isTelling(result)) {
        result = await measure(site, { name, way }, { people: await newPeople(site, count), warm });
      }
      results.push(result);
    }
  } finally {
    await site.stop();
  }
  if (words.json) writeFileSync(words.json, `${JSON.stringify({ results, count, load })}\n`);
  if (results.some(isTelling)) process.exitCode = 1;
};

/** `--only recovery` measures the ways that have this in their name. */
const isWanted = ({ only = '' }: Words, name: string): boolean => name.includes(only);

/** By its time, or by more than one kind of answer. */
const isTelling = ({ p, answers }: Result): boolean => p <= least || answers.length > 1;

const measure = async (
  site: RunningSite,
  { name, way }: { name: string; way: Way },
  { people, warm }: { people: People; warm: People },
): Promise<Result> => {
  await forgetAttempts(site);
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let turn = -warmTurns; turn < people.known.length; turn += 1) {
    // Each pair begins with the other kind.
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      const { ms, answer } = await timeOf(site, way, of(turn < 0 ? warm : people, kind, turn));
      if (turn < 0) continue;
      times[kind].push(ms);
      answers.add(answer);
    }
  }
  const p = mannWhitneyP(times.known, times.unknown);
  const [knownMs = NaN] = quantiles(times.known, [0.5]);
  const [unknownMs = NaN] = quantiles(times.unknown, [0.5]);
  const medians = `${knownMs.toFixed(2)} ms known, ${unknownMs.toFixed(2)} ms unknown`;
  console.log(`${name}: p ${p.toFixed(4)} (must be over ${least}); medians ${medians}`);
  console.log(`  answers: ${[...answers].join(', ')}`);
  return { way: name, p, knownMs, unknownMs, answers: [...answers] };
};

const of = (people: People, kind: Kind, turn: number): Person => people[kind].at(turn) as Person;

const kinds = ['known', 'unknown'] as const;

/** The first answers of a process are slow. */
const warmTurns = 20;
