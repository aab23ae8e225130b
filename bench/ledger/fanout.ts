import { spawnSync, type ChildProcess } from 'node:child_process';
import { channelOf } from '../../packages/server/src/lib/live/live';
import type { Cluster } from './stage/cluster';
import { withClient } from './stage/cluster';
import type { SocketsReport } from './load/open-sockets';
import {
  buildPlatform,
  end,
  forkOwn,
  secretKey,
  startPlatform,
  type Running,
} from './stage/processes';
import { putLoad } from './load/put-load';
import { prepareRequests } from './load/requests';
import { say, warm } from './rounds';
import type { Stage } from './stage/stage';
import { median } from './figures/statistics';
import type { Part, Way } from './variant';

const database = 'bench_fanout';
const connections = 128;
/** Long enough for several messages, of which there is one a second. */
const leastMs = 5000;
/** The number of sockets that the ratio is about; with fewer nothing is claimed. */
const many = 10_000;

/**
 * Bets with random arrivals at half of what two processes can do, with and without a third process
 * that sends a message to ten thousand open pages every second, at lower priority. All turns use
 * the same processes and the same open sockets.
 */
export const openFanout = async (stage: Stage, { sockets }: { sockets: number }): Promise<Part> => {
  const { cluster } = stage;
  const count = Math.min(sockets, mostSockets());
  if (count < sockets) say(`ulimit -n allows ${count} sockets here, not ${sockets}.`);
  await cluster.clone(stage.template, database);
  const url = cluster.urlOf(database);
  await warm(url);
  buildPlatform();
  const servers = await Promise.all([startPlatform(url, 'vendor'), startPlatform(url, 'vendor')]);
  const pages = await startPlatform(url, 'live', { nice: 10 });
  const clients = forkOwn(new URL('load/open-sockets.ts', import.meta.url));
  const lags: number[] = [];
  const close = async () => {
    if (lags.length > 0) {
      say(`A message was at the last socket after ${median(lags)} ms; ${lags.length} reached all.`);
    }
    await end(clients);
    await Promise.all([...servers, pages].map((server) => server.stop()));
    await cluster.drop(database);
  };
  try {
    say(`Opening ${count} sockets …`);
    clients.send({ port: pages.port, count });
    await untilOpen(clients);
    const rate = await halfOfCapacity(stage, servers);
    say(`Bets arrive at ${Math.round(rate)} a second.`);
    const scene = { servers, clients, rate, count, lags };
    const [of, by] = [wayOf(stage, scene, 'on'), wayOf(stage, scene, 'off')];
    return { pairs: [{ of, by }], singles: [], close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** A server's and a client's process both need a file descriptor for each socket, and some more. */
const mostSockets = (): number => {
  const said = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout;
  const limit = Number(said);
  return Number.isFinite(limit) ? limit - 500 : Infinity;
};

const halfOfCapacity = async (stage: Stage, servers: Running[]): Promise<number> => {
  const [warmMs, measureMs] = [3000, 3000];
  const requests = await prepareRequests(stage, 'hmac', ((warmMs + measureMs) / 1000) * 40_000);
  const order = { ...requests, ports: portsOf(servers), connections, warmMs, measureMs };
  return (await putLoad(stage, order, pidsOf(servers))).betsPerSecond / 2;
};

type Scene = {
  servers: Running[];
  clients: ChildProcess;
  rate: number;
  count: number;
  /** How long messages took to reach the last socket. */
  lags: number[];
};

const wayOf = (
  stage: Stage,
  { servers, clients, rate, count, lags }: Scene,
  state: 'on' | 'off',
): Way => ({
  id: `${count >= many ? 'fanout' : 'small_fanout'}_${state}`,
  title: `HTTP, HMAC, half load, ${state === 'on' ? `telling ${count}` : `${count} idle`} sockets`,
  inFlight: connections,
  turn: async (pace) => {
    const measureMs = Math.max(leastMs, pace.measureMs);
    const seconds = (pace.warmMs + measureMs) / 1000;
    const requests = await prepareRequests(stage, 'hmac', Math.ceil(seconds * rate * 1.2));
    const teller = state === 'on' ? await tellEachSecond(stage.cluster, clients) : undefined;
    const order = { ...requests, ports: portsOf(servers), connections, measureMs, rate };
    try {
      return await putLoad(stage, { ...order, warmMs: pace.warmMs }, pidsOf(servers));
    } finally {
      lags.push(...((await teller?.stop()) ?? []));
    }
  },
});

const portsOf = (servers: Running[]): number[] => servers.map(({ port }) => port);
const pidsOf = (servers: Running[]): number[] => servers.map(({ pid }) => pid);

/** Sends a message to all open pages as the platform does, each second until `stop`. */
const tellEachSecond = async ({ urlOf }: Cluster, clients: ChildProcess) => {
  const lags: number[] = [];
  const onReport = (report: SocketsReport) => {
    if (report.kind === 'delivered') lags.push(report.ms);
  };
  clients.on('message', onReport);
  let isOver = false;
  const telling = withClient(urlOf(database), async (client) => {
    while (!isOver) {
      await client.query('select pg_notify($1, $2)', [channelOf(secretKey), message()]);
      await pause(1000);
    }
  });
  return {
    stop: async (): Promise<number[]> => {
      isOver = true;
      await telling;
      clients.off('message', onReport);
      return lags;
    },
  };
};

/** Two hundred bytes to all pages, numbered by the time of sending. */
const message = (): string =>
  JSON.stringify([
    {
      to: '*',
      message: {
        type: 'round',
        roundId: String(Date.now()),
        game: 'a game whose name makes the message as long as most are'.padEnd(100, '.'),
        stake: '100.00',
        payout: '25000.00',
        status: 'closed',
      },
    },
  ]);

const untilOpen = (clients: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    clients.once('message', () => resolve());
    clients.once('exit', () => reject(new Error('The sockets could not be opened.')));
  });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
