import { once } from 'node:events';
import type { Figures } from '../ledger/figures/measure';
import { end, forkOwn, startPlatform, type Running } from '../ledger/stage/processes';
import { putLoad } from '../ledger/load/put-load';
import { prepareRequests } from '../ledger/load/requests';
import { say, warm } from '../ledger/rounds';
import type { Stage } from '../ledger/stage/stage';
import type { AskOrder, AskReport, AskSays } from './ask-pages';

/** What runs beside the bets. */
export const states = ['none', 'unlimited', 'limited'] as const;
export type State = (typeof states)[number];

/** The processes: the roles of each, bets in the first, pages in the last. */
export const layouts = [
  { id: 'apart', roles: ['vendor', 'web,live'] },
  { id: 'together', roles: ['vendor,web,live'] },
] as const;
type Layout = (typeof layouts)[number];

export type Turn = Figures & { pages?: AskReport };

/** Each round has each state once. */
export type Measured = { layout: string; rate: number; rounds: Record<State, Turn>[] };

/** The limits apply to one of the two addresses that request pages; bets have another. */
const callers: Record<Exclude<State, 'none'>, string> = {
  unlimited: '127.0.0.2',
  limited: '127.0.0.3',
};

const database = 'bench_run';
const connections = 128;
const warmMs = 2000;
const pagesASecond = 5;

type Pace = { rounds: number; measureMs: number };

/** The states in turn on the same processes; each round begins with another state. */
export const measurePages = async (
  stage: Stage,
  { id, roles }: Layout,
  { rounds, measureMs }: Pace,
): Promise<Measured> => {
  const { cluster } = stage;
  await cluster.clone(stage.template, database);
  const url = cluster.urlOf(database);
  await warm(url);
  const options = { limitsExempt: `127.0.0.1,${callers.unlimited}` };
  const servers = await Promise.all(roles.map((each) => startPlatform(url, each, options)));
  const [bets, pages] = [servers[0]!, servers.at(-1)!];
  const caller = forkOwn(new URL('../pages/ask-pages.ts', import.meta.url));
  const nextReport = async () => (await once(caller, 'message'))[0] as AskSays;
  const ask = async (state: State, measure: () => Promise<Figures>): Promise<Turn> => {
    if (state === 'none') return measure();
    const usesUp = state === 'limited';
    const order = { port: pages.port, from: callers[state], aSecond: pagesASecond, usesUp };
    caller.send(order satisfies AskOrder);
    await nextReport();
    const figures = await measure();
    caller.send('stop');
    return { ...figures, pages: (await nextReport()) as AskReport };
  };
  try {
    const rate = (await putBets(stage, bets, { measureMs })).betsPerSecond / 2;
    say(`${id}: bets arrive at ${Math.round(rate)} a second.`);
    // New processes: the pages are rendered once before the measurement.
    await ask('unlimited', () => putBets(stage, bets, { measureMs, rate }));
    const measured: Measured = { layout: id, rate, rounds: [] };
    for (let round = 0; round < rounds; round += 1) {
      const turns: Partial<Record<State, Turn>> = {};
      for (let place = 0; place < states.length; place += 1) {
        const state = states[(round + place) % states.length]!;
        const turn = await ask(state, () => putBets(stage, bets, { measureMs, rate }));
        turns[state] = turn;
        say(`${id}, round ${round + 1}, ${state}: p99 ${turn.p99Ms?.toFixed(1)} ms`);
      }
      measured.rounds.push(turns as Record<State, Turn>);
    }
    return measured;
  } finally {
    await end(caller);
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.drop(database);
  }
};

/** Bets on one process, as fast as they are answered or at a steady rate. */
export const putBets = async (
  stage: Stage,
  { port, pid }: Running,
  { measureMs, rate }: { measureMs: number; rate?: number },
): Promise<Figures> => {
  const seconds = (warmMs + measureMs) / 1000;
  const requests = await prepareRequests(
    stage,
    'hmac',
    Math.ceil(seconds * (rate ?? 20_000) * 1.2),
  );
  const order = { ...requests, ports: [port], connections, warmMs, measureMs, rate };
  return putLoad(stage, order, [pid]);
};
