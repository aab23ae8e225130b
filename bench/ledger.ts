import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { startCluster } from './ledger/cluster';
import { measureFanout } from './ledger/fanout';
import { measureFlush } from './ledger/flush';
import { measureGrowth } from './ledger/growth';
import { plainVariant, platformVariant } from './ledger/http';
import { coreLanes, fullLanes } from './ledger/in-process';
import {
  coreFunction,
  fullFunction,
  pgbenchProblem,
  prepareTpc,
  tpcVariant,
} from './ledger/pgbench';
import { buildPlatform } from './ledger/processes';
import { ratioLines, ratiosOf, summarize, tableOf } from './ledger/report';
import { prepareRequests } from './ledger/requests';
import { runRounds, say, type Schedule } from './ledger/rounds';
import { openStage } from './ledger/open-stage';
import type { Stage } from './ledger/stage';
import type { Measured, Pace, Variant } from './ledger/variant';
import type { Words } from './main';

const mixed = ['core', 'full', 'http'] as const;
const apart = ['growth', 'flush', 'fanout'] as const;
type Mixed = (typeof mixed)[number];
type Apart = (typeof apart)[number];

/**
 * `npm run bench -- ledger`: bets a second and what they cost, against the same bet made by one
 * call of a function, all in one run on one PostgreSQL; medians of the rounds.
 */
export const benchLedger = async (words: Words): Promise<void> => {
  const problem = pgbenchProblem();
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  warnOfOthers();
  const wanted = partsOf(words.only);
  const schedule = scheduleOf(words);
  const cluster = await startCluster();
  const measured: Measured[] = [];
  try {
    say('Making players …');
    const stage = await openStage(cluster, wholeOf(words, 'players', 10_000));
    const variants = new Map<string, Variant>();
    for (const part of mixed.filter((one) => wanted.includes(one))) {
      for (const one of await variantsOf[part](stage, schedule.pace)) variants.set(one.id, one);
    }
    measured.push(...(await runRounds(stage, [...variants.values()], schedule)));
    for (const part of apart.filter((one) => wanted.includes(one))) {
      measured.push(...(await measureApart[part](stage, schedule)));
    }
  } finally {
    await cluster.stop();
  }
  const summaries = measured.map(summarize);
  const ratios = ratiosOf(summaries);
  console.log(`\n${tableOf(summaries)}\n\n${ratioLines(ratios)}\n`);
  if (words.json) {
    const figures = { ratios, measured: summaries, schedule, machine };
    writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
};

const machine = { cores: os.cpus().length, memoryBytes: os.totalmem(), node: process.version };

/** Ratios bear a slower machine, but not neighbours that come and go. */
const warnOfOthers = () => {
  const [load = 0] = os.loadavg();
  if (load < 0.7) return;
  say(`Something else runs here (load ${load.toFixed(1)}): trust no figure of this run.`);
};

const partsOf = (only: string | undefined): (Mixed | Apart)[] => {
  const parts = [...mixed, ...apart];
  const names = only?.split(',') ?? parts;
  const stranger = names.find((name) => !parts.some((part) => part === name));
  if (stranger !== undefined) {
    throw new Error(`--only takes ${parts.join(', ')}, not ${stranger}.`);
  }
  return parts.filter((part) => names.includes(part));
};

const scheduleOf = (words: Words): Schedule => ({
  rounds: wholeOf(words, 'rounds', 5),
  pace: { warmMs: 1500, measureMs: 1000 * wholeOf(words, 'seconds', 3) },
  accounts: wholeOf(words, 'accounts', 1_000_000),
  sockets: wholeOf(words, 'sockets', 10_000),
});

const wholeOf = (words: Words, name: string, otherwise: number): number => {
  const given = words[name];
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number, not "${given}".`);
};

/** The ways to bet that are measured in turn. */
const variantsOf: Record<Mixed, (stage: Stage, pace: Pace) => Promise<Variant[]>> = {
  core: async ({ cluster }) => {
    await prepareTpc(cluster);
    return [tpcVariant, coreFunction, ...[64, 256, 1024].map(coreLanes)];
  },
  full: async () => [fullFunction, ...[64, 256, 1024].map(fullLanes)],
  http: async (stage, { warmMs, measureMs }) => {
    buildPlatform();
    say('Signing requests …');
    // When they are used up the measurement ends early.
    const seconds = (2 * warmMs + measureMs) / 1000;
    const rsa = await prepareRequests(stage, 'rsa', Math.ceil(seconds * 24_000));
    const hmac = await prepareRequests(stage, 'hmac', Math.ceil(seconds * 40_000));
    return [
      fullFunction,
      platformVariant('rsa', 2, rsa),
      platformVariant('hmac', 2, hmac),
      platformVariant('rsa', 1, rsa),
      platformVariant('hmac', 1, hmac),
      plainVariant(rsa),
    ];
  },
};

/** What needs a cluster or a database of another kind. */
const measureApart: Record<Apart, (stage: Stage, schedule: Schedule) => Promise<Measured[]>> = {
  growth: measureGrowth,
  flush: measureFlush,
  fanout: measureFanout,
};
