import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { prepareHalfLoad } from './half-load';
import { startCluster } from './ledger/stage/cluster';
import { openStage } from './ledger/stage/open-stage';
import { say } from './ledger/rounds';
import { layouts, measurePages, states } from './pages/measure-pages';
import { summaryOf } from './pages/summary';
import { wholeOf, type Words } from './words';

/**
 * `npm run bench -- pages`: how bets at half load are affected by a client that requests five new
 * page addresses a second.
 */
export const benchPages = async (words: Words): Promise<void> => {
  const { rounds, measureMs, load } = prepareHalfLoad(words);
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
