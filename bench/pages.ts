import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { startCluster } from './ledger/stage/cluster';
import { openStage } from './ledger/stage/open-stage';
import { buildPlatform } from './ledger/stage/processes';
import { say } from './ledger/rounds';
import { layouts, measurePages, states } from './pages/measure-pages';
import { summaryOf } from './pages/summary';
import { wholeOf, type Words } from './words';

/**
 * `npm run bench -- pages`: how bets at half load are affected by a client that requests five new
 * page addresses a second.
 */
export const benchPages = async (words: Words): Promise<void> => {
  const rounds = wholeOf(words, 'rounds', 7);
  const measureMs = 1000 * wholeOf(words, 'seconds', 5);
  const [load = 0] = os.loadavg();
  if (load > 1.5) say(`Something else runs here (load ${load.toFixed(1)}): trust no figure.`);
  buildPlatform('web', 'web-server');
  const cluster = await startCluster();
  try {
    say('Making players …');
    const stage = await openStage(cluster, wholeOf(words, 'players', 10_000));
    const measured = [];
    for (const layout of layouts) {
      measured.push(await measurePages(stage, layout, { rounds, measureMs }));
    }
    const summary = summaryOf(measured, states);
    console.log(`\n${summary.lines.join('\n')}\n`);
    if (words.json) {
      const machine = { cores: os.cpus().length, node: process.version, load };
      const figures = { ...summary.figures, measured, rounds, measureMs, machine };
      writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
    }
  } finally {
    await cluster.stop();
  }
};
