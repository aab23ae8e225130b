import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { session } from '@parlour/contract/session';
import { registrationForm } from '@parlour/testkit/players';
import { startSite, type RunningSite } from '@parlour/testkit/running-site';
import { quantiles } from './ledger/figures/statistics';
import { mannWhitneyP } from './enumeration/mann-whitney';
import { wholeOf, type Words } from './words';

/** What answers to a known and to an unknown name alike; the verification is off. */
const ways = {
  login: (site: RunningSite, username: string) =>
    site.visitor().call(session.logIn, {
      username,
      password: 'not the password of anyone',
      type: 'username',
    }),
};

type Way = keyof typeof ways;
type Result = { way: Way; p: number; knownMs: number; unknownMs: number };

/** A smaller p says that the times tell who has an account. */
const least = 0.01;

/**
 * `npm run bench -- enumeration`: whether the time of an answer tells that an account exists. Known
 * and unknown names take turns, each name once. A failure counts when it fails twice.
 */
export const benchEnumeration = async (words: Words): Promise<void> => {
  const count = wholeOf(words, 'accounts', 500);
  const [load = 0] = os.loadavg();
  if (load > 1.5) console.log(`Something else runs here (load ${load.toFixed(1)}).`);
  const site = await startSite();
  const results: Result[] = [];
  try {
    for (const way of Object.keys(ways) as Way[]) {
      let result = await measure(site, way, count);
      if (result.p <= least) result = await measure(site, way, count);
      results.push(result);
    }
  } finally {
    await site.stop();
  }
  if (words.json) writeFileSync(words.json, `${JSON.stringify({ results, count, load })}\n`);
  if (results.some(({ p }) => p <= least)) process.exitCode = 1;
};

const measure = async (site: RunningSite, way: Way, count: number): Promise<Result> => {
  const known = await register(site, count);
  const unknown = known.map((name) => `${name.slice(0, 18)}x`);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = -warmTurns; turn < count; turn += 1) {
    // Each pair begins with the other kind.
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      const names = kind === 'known' ? known : unknown;
      const name = turn < 0 ? `warm${turn}` : (names[turn] ?? '');
      const startedAt = performance.now();
      await ways[way](site, name);
      if (turn >= 0) times[kind].push(performance.now() - startedAt);
    }
  }
  const p = mannWhitneyP(times.known, times.unknown);
  const [knownMs = NaN] = quantiles(times.known, [0.5]);
  const [unknownMs = NaN] = quantiles(times.unknown, [0.5]);
  const medians = `${knownMs.toFixed(2)} ms known, ${unknownMs.toFixed(2)} ms unknown`;
  console.log(`${way}: p ${p.toFixed(4)} (must be over ${least}); medians ${medians}`);
  return { way, p, knownMs, unknownMs };
};

const kinds = ['known', 'unknown'] as const;

/** The first answers of a process are slow. */
const warmTurns = 20;

const register = async (site: RunningSite, count: number): Promise<string[]> => {
  const stem = `t${Date.now().toString(36)}`;
  const names = Array.from({ length: count }, (_, index) => `${stem}n${index}`);
  for (const username of names) {
    await site.visitor().get(session.register, registrationForm({ username }));
  }
  return names;
};
