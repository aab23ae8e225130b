import { once } from 'node:events';
import { addUpEntries } from '@parlour/server/modules/report/index';
import { letClockMove } from '@parlour/testkit/site/database';
import { overHttp } from '@parlour/testkit/site/line';
import { registerPlayer } from '@parlour/testkit/people/players';
import { newVisitor } from '@parlour/testkit/site/visitor';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { prepareHalfLoad } from '../half-load';
import type { Figures } from '../ledger/figures/measure';
import { median } from '../ledger/figures/statistics';
import { say, warm } from '../ledger/rounds';
import { type Cluster, startCluster } from '../ledger/stage/cluster';
import { openStage } from '../ledger/stage/open-stage';
import { end, forkOwn, startPlatform, type Running } from '../ledger/stage/processes';
import { putBets } from '../pages/measure-pages';
import type { Words } from '../words';
import { fillRecords, makePastMonths } from './fill';
import type { ReadOrder, ReadReport } from './read';

/** By how much the p99 of a bet may rise while records are read and files are taken. */
export const mostRise = 1.25;

const database = 'bench_run';
const players = 10_000;
const amounts = { rounds: 50_000, entries: 50_000 };

type Turn = { off: Figures; on: Figures; read: ReadReport };

/** The p99 of a bet beside readers, of that without: the median of the rounds, with all turns. */
export const measureBesideBets = async (words: Words): Promise<{ rise: number; turns: Turn[] }> => {
  const { rounds, measureMs } = prepareHalfLoad(words);
  const cluster = await startCluster();
  try {
    const turns = await measureTurns(cluster, { rounds, measureMs });
    const rise = median(turns.map(({ off, on }) => (on.p99Ms ?? NaN) / (off.p99Ms ?? NaN)));
    return { rise, turns };
  } finally {
    await cluster.stop();
  }
};

const measureTurns = async (
  cluster: Cluster,
  { rounds, measureMs }: { rounds: number; measureMs: number },
): Promise<Turn[]> => {
  const stage = await openStage(cluster, players);
  await cluster.clone(stage.template, database);
  const url = cluster.urlOf(database);
  const env = { NODE_ENV: 'test', VERIFICATION: 'off' };
  const server = await startPlatform(url, 'vendor,web', { env });
  const reader = forkOwn(new URL('read.ts', import.meta.url));
  const said = async () => (await once(reader, 'message'))[0] as ReadReport;
  try {
    const order = await readerOf(url, server);
    await warm(url);
    const rate = (await putBets(stage, server, { measureMs })).betsPerSecond / 2;
    say(`Bets arrive at ${Math.round(rate)} a second.`);
    const measure = () => putBets(stage, server, { measureMs, rate });
    const measureBeside = async (): Promise<Pick<Turn, 'on' | 'read'>> => {
      reader.send(order);
      await said();
      const on = await measure();
      reader.send('stop');
      return { on, read: await said() };
    };
    // New processes: each connection plans its statements once before the measurement.
    await measureBeside();
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await measure() : undefined;
      const { on, read } = await measureBeside();
      const off = first ?? (await measure());
      turns.push({ off, on, read });
      say(`Round ${round + 1}: p99 ${off.p99Ms} ms without, ${on.p99Ms} ms beside readers`);
    }
    return turns;
  } finally {
    await end(reader);
    await server.stop();
  }
};

/** A player of the running site with long records, signed in. */
const readerOf = async (databaseUrl: string, { port }: Running): Promise<ReadOrder> => {
  const [url, host] = [`http://127.0.0.1:${port}`, `localhost:${port}`];
  const ground = { line: overHttp(url), host, now: () => new Date() };
  const visitor = () => newVisitor(ground, { address: '127.0.0.1' });
  const player = await registerPlayer({ visitor });
  const filled = openDatabase(databaseUrl, { mayTakeLong: true });
  try {
    await filled.sql`
      insert into catalogue.game (vendor_code, code, game_type, classify, names, limits, version,
        demo, enabled, search_fold)
      select 'HOUSE', code, 'RNG', 'Video Slots', jsonb_build_object('EN', code),
        '{"VND": {"max": "1000000000"}}', '1.0', false, true, code
      from unnest(array['bench-two', 'bench-three']) code`;
    // Only then may the clock go back, to the months that have passed.
    await letClockMove(filled.sql, true);
    await makePastMonths(filled);
    await letClockMove(filled.sql, false);
    await fillRecords(filled, player.playerId, amounts);
    await addUpEntries({ database: filled });
    await filled.sql`analyze`;
  } finally {
    await filled.close();
  }
  return { url, host, cookies: [...player.cookies], token: player.token };
};
