import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fillDesk } from './desk/fill';
import { figuresOf, missedIn, type Times } from './desk/judge';
import { scrollQueue } from './desk/scroll-queue';
import type { DeskOrder, DeskReport } from './desk/work';
import { prepareHalfLoad } from './half-load';
import type { Figures } from './ledger/figures/measure';
import { median } from './ledger/figures/statistics';
import { say, warm } from './ledger/rounds';
import { type Cluster, startCluster } from './ledger/stage/cluster';
import { openStage } from './ledger/stage/open-stage';
import { end, forkOwn, startPlatform } from './ledger/stage/processes';
import { putBets } from './pages/measure-pages';
import { wholeOf, type Words } from './words';

const database = 'bench_run';
const operators = 20;
/** Between what an operator does with one case and the next. */
const restMs = 1000;

type Turn = { off: Figures; on: Figures; report: DeskReport };

/**
 * `npm run bench -- desk [--cases 10000] [--rounds 7] [--seconds 5] [--players 10000]`: how fast
 * the calls of twenty operators are answered over many waiting cases, and how much the bets of the
 * same process suffer. `--only scroll`: the queue of so many cases in a browser.
 */
export const benchDesk = async (words: Words): Promise<void> => {
  if (words.only === 'scroll') return benchScroll(words);
  const { rounds, measureMs, load } = prepareHalfLoad(words);
  const cluster = await startCluster();
  try {
    const turns = await measureDesk(cluster, words, { rounds, measureMs });
    const rise = median(turns.map(({ off, on }) => (on.p99Ms ?? NaN) / (off.p99Ms ?? NaN)));
    const figures = figuresOf(joined(turns.map(({ report }) => report.times)));
    const twice = turns.reduce((sum, { report }) => sum + report.twice, 0);
    console.table(figures);
    console.log(`a bet's p99 while ${operators} operators work: ${rise.toFixed(2)} of without`);
    console.log('Refused:', turns.at(-1)?.report.refused);
    const missed = missedIn(figures, { rise, twice });
    console.log(missed.length === 0 ? 'All marks are reached.' : `Missed: ${missed.join(', ')}`);
    if (words.json) {
      const all = { figures, rise, twice, load, turns: turns.map(({ off, on }) => ({ off, on })) };
      writeFileSync(words.json, `${JSON.stringify(all, null, 2)}\n`);
    }
  } finally {
    await cluster.stop();
  }
};

const benchScroll = async (words: Words): Promise<void> => {
  const figures = await scrollQueue(wholeOf(words, 'cases', 10_000));
  console.table([figures]);
  if (words.json) writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
};

const measureDesk = async (
  cluster: Cluster,
  words: Words,
  { rounds, measureMs }: { rounds: number; measureMs: number },
): Promise<Turn[]> => {
  const stage = await openStage(cluster, wholeOf(words, 'players', 10_000));
  await cluster.clone(stage.template, database);
  const url = cluster.urlOf(database);
  const cookies = await fillDesk(url, { cases: wholeOf(words, 'cases', 10_000), operators });
  await warm(url);
  const env = { NODE_ENV: 'test', VERIFICATION: 'off' };
  const server = await startPlatform(url, 'vendor,console,jobs', { env });
  const desk = forkOwn(new URL('desk/work.ts', import.meta.url));
  const said = async () => (await once(desk, 'message'))[0] as DeskReport;
  const consoleUrl = `http://127.0.0.1:${server.port + 2}`;
  try {
    const rate = (await putBets(stage, server, { measureMs })).betsPerSecond / 2;
    say(`Bets arrive at ${Math.round(rate)} a second.`);
    const measure = () => putBets(stage, server, { measureMs, rate });
    const measureBesideDesk = async (): Promise<Pick<Turn, 'on' | 'report'>> => {
      desk.send({ consoleUrl, cookies, restMs } satisfies DeskOrder);
      await said();
      const on = await measure();
      desk.send('stop');
      return { on, report: await said() };
    };
    // New processes: each connection plans its statements once before the measurement.
    await measureBesideDesk();
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await measure() : undefined;
      const { on, report } = await measureBesideDesk();
      const off = first ?? (await measure());
      turns.push({ off, on, report });
      say(`Round ${round + 1}: p99 ${off.p99Ms} ms without, ${on.p99Ms} ms with operators`);
    }
    return turns;
  } finally {
    await end(desk);
    await server.stop();
  }
};

const joined = (all: readonly Times[]): Times => ({
  queue: all.flatMap(({ queue }) => queue),
  case: all.flatMap((times) => times.case),
  search: all.flatMap(({ search }) => search),
  next: all.flatMap(({ next }) => next),
});
