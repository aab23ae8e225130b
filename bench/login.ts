import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { prepareHalfLoad } from './half-load';
import type { Figures } from './ledger/figures/measure';
import { median } from './ledger/figures/statistics';
import { say, warm } from './ledger/rounds';
import { type Cluster, startCluster } from './ledger/stage/cluster';
import { openStage } from './ledger/stage/open-stage';
import { end, forkOwn, startPlatform } from './ledger/stage/processes';
import type { LoginOrder, LoginReport } from './login/try-logins';
import { layouts, putBets } from './pages/measure-pages';
import { wholeOf, type Words } from './words';

const database = 'bench_run';
const aSecond = 50;

/** How much a bet's p99 may rise. */
const most = 2;

type Turn = Figures & { logins?: LoginReport };
type Round = { off: Turn; on: Turn };

/**
 * `npm run bench -- login`: how bets at half load are affected by fifty wrong passwords a second.
 * Without verification and limits by address, which would refuse most of them before they cost
 * anything.
 */
export const benchLogin = async (words: Words): Promise<void> => {
  const { rounds, measureMs, load } = prepareHalfLoad(words);
  const cluster = await startCluster();
  const measured: Record<string, Round[]> = {};
  try {
    const stage = await openStage(cluster, wholeOf(words, 'players', 10_000));
    for (const { id, roles } of layouts) {
      await cluster.clone(stage.template, database);
      measured[id] = await measureLayout({ cluster, stage, roles, id }, { rounds, measureMs });
      await cluster.drop(database);
    }
  } finally {
    await cluster.stop();
  }
  for (const [id, turns] of Object.entries(measured)) report(id, turns);
  if (words.json) writeFileSync(words.json, `${JSON.stringify({ measured, load }, null, 2)}\n`);
};

type Site = {
  cluster: Cluster;
  stage: Awaited<ReturnType<typeof openStage>>;
  roles: readonly string[];
  id: string;
};

const measureLayout = async (
  { cluster, stage, roles, id }: Site,
  { rounds, measureMs }: { rounds: number; measureMs: number },
): Promise<Round[]> => {
  const url = cluster.urlOf(database);
  await warm(url);
  const env = { NODE_ENV: 'test', VERIFICATION: 'off' };
  const servers = await Promise.all(roles.map((each) => startPlatform(url, each, { env })));
  const [bets, web] = [servers[0]!, servers.at(-1)!];
  const flood = forkOwn(new URL('login/try-logins.ts', import.meta.url));
  const said = async () => (await once(flood, 'message'))[0] as LoginReport | 'begun';
  const underLogins = async (measure: () => Promise<Figures>): Promise<Turn> => {
    flood.send({ port: web.port, aSecond } satisfies LoginOrder);
    await said();
    const figures = await measure();
    flood.send('stop');
    return { ...figures, logins: (await said()) as LoginReport };
  };
  try {
    const rate = (await putBets(stage, bets, { measureMs })).betsPerSecond / 2;
    say(`${id}: bets arrive at ${Math.round(rate)} a second.`);
    const measure = () => putBets(stage, bets, { measureMs, rate });
    const turns: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await measure() : undefined;
      const on = await underLogins(measure);
      const off = first ?? (await measure());
      turns.push({ off, on });
      say(`${id}, round ${round + 1}: p99 ${off.p99Ms} ms without, ${on.p99Ms} ms with logins`);
    }
    return turns;
  } finally {
    await end(flood);
    await Promise.all(servers.map((server) => server.stop()));
  }
};

const report = (id: string, turns: Round[]): void => {
  const ratios = turns.map(({ off, on }) => (on.p99Ms ?? NaN) / (off.p99Ms ?? NaN));
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const late = turns.reduce((sum, { on }) => sum + (on.outOfTime ?? 0), 0);
  const answers: Record<string, number> = {};
  for (const { on } of turns) {
    for (const [answer, count] of Object.entries(on.logins?.answers ?? {})) {
      answers[answer] = (answers[answer] ?? 0) + count;
    }
  }
  const unsaid = turns.reduce((sum, { on }) => sum + (on.logins?.withoutRetry ?? 0), 0);
  console.log(
    `${id}: ${median(ratios).toFixed(2)}  a bet's p99 with ${aSecond} logins a second, against ` +
      `none (rounds ${range}; at most ${most}); ${late} bets out of time, none refused; ` +
      `logins: ${JSON.stringify(answers)}, ${unsaid} busy without Retry-After`,
  );
};
