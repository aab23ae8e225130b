import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { benchAgainst } from './ledger/against';
import { startCluster } from './ledger/stage/cluster';
import { linesOf, shownLine } from './ledger/figures/marks';
import { openStage } from './ledger/stage/open-stage';
import { openPart, partsOf, type Many } from './ledger/parts';
import { pgbenchProblem } from './ledger/load/pgbench';
import { summarize, tableOf } from './ledger/figures/report';
import { say, takeTurns, type PairedTurns, type Schedule } from './ledger/rounds';
import type { Measured } from './ledger/variant';
import { wholeOf, type Words } from './words';

/**
 * `npm run bench -- ledger`: bets a second and their cost, compared with the same bet made by one
 * function call, in alternating turns on one PostgreSQL; medians of the pairs' ratios.
 */
export const benchLedger = async (words: Words): Promise<void> => {
  const problem = pgbenchProblem();
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const load = os.loadavg()[0] ?? 0;
  // Pairs cancel out a slower machine, but not other load that comes and goes.
  if (load > 0.7) {
    say(`Something else runs here (load ${load.toFixed(1)}): trust no figure of this run.`);
  }
  const order = {
    parts: partsOf(words.only),
    many: manyOf(words),
    schedule: {
      pairs: wholeOf(words, 'pairs', 20),
      pace: { warmMs: 1500, measureMs: 1000 * wholeOf(words, 'seconds', 2) },
    },
  };
  const machine = { cores: os.cpus().length, memoryBytes: os.totalmem(), load };
  const figures = words.against
    ? await benchAgainst(words.against, order)
    : await benchAlone(order);
  if (!figures) {
    process.exitCode = 1;
  } else if (words.json) {
    const all = { ...figures, ...order, machine: { ...machine, node: process.version } };
    writeFileSync(words.json, `${JSON.stringify(all, null, 2)}\n`);
  }
};

type Order = { parts: ReturnType<typeof partsOf>; many: Many; schedule: Schedule };

const benchAlone = async ({ parts, many, schedule }: Order) => {
  const measured: Measured[] = [];
  const paired: PairedTurns[] = [];
  const cluster = await startCluster();
  try {
    say('Making players …');
    const stage = await openStage(cluster, many.players);
    for (const name of parts) {
      const part = await openPart[name](stage, many);
      const taken = await takeTurns(part, schedule).finally(part.close);
      measured.push(...taken.measured);
      paired.push(...taken.paired);
    }
  } finally {
    await cluster.stop();
  }
  const summaries = summarize(measured);
  const lines = linesOf(measured, paired);
  console.log(`\n${tableOf(summaries)}\n\n${lines.map(shownLine).join('\n')}\n`);
  return { ratios: lines, measured: summaries, paired };
};

const manyOf = (words: Words): Many => ({
  players: wholeOf(words, 'players', 10_000),
  accounts: wholeOf(words, 'accounts', 1_000_000),
  bets: wholeOf(words, 'bets', 10_000_000),
  sockets: wholeOf(words, 'sockets', 10_000),
});
