import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import { report } from '@parlour/contract/report';
import { wallet } from '@parlour/contract/wallet';
import { syncGames } from '@parlour/server/modules/catalogue/index';
import { addUpEntries } from '@parlour/server/modules/report/index';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { startPostgres } from '../scripts/postgres.mjs';
import { median } from './ledger/figures/statistics';
import { say } from './ledger/rounds';
import { measureBesideBets, mostRise } from './records/beside-bets';
import { dayText, fillRecords, makePastMonths } from './records/fill';
import { wholeOf, type Words } from './words';

const games = ['lotus-pond', 'gem-quarry'].map((code) => ({
  game_code: code,
  name: code,
  category: 'Video Slots',
}));

/** While a file comes, the heap is looked at so often. */
const lookEveryBytes = 200_000;

/** How often as long as the balance call of the same run each call may take, at the median. */
const marks = { page: 2, ofType: 2, profit: 2, days: 2, rounds: 20, filtered: 20, byEnding: 20 };

/**
 * `npm run bench -- records [--bets 5000000] [--accounts 1000000] [--players 50] [--rounds 200]
 * [--json FILE]`: so many rounds and transactions of one brand, a hundredth and a twentieth of them
 * one player's; pages and totals beside the balance, and a file of all transactions.
 * `--only bets [--rounds 7] [--seconds 5]`: bets while a player reads such records instead.
 */
export const benchRecords = async (words: Words): Promise<void> => {
  if (words.only === 'bets') return benchBesideBets(words);
  const bets = wholeOf(words, 'bets', 5_000_000);
  const entries = wholeOf(words, 'accounts', 1_000_000);
  const others = wholeOf(words, 'players', 50);
  const rounds = wholeOf(words, 'rounds', 200);
  const [load = 0] = os.loadavg();
  if (load > 0.7) say(`Something else runs here (load ${load.toFixed(1)}): trust no figure.`);
  const dataDir = await mkdtemp(join(os.tmpdir(), 'parlour-records-'));
  const server = await startPostgres({ dataDir });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  const site = await openSite();
  try {
    await syncGames(site.platform, 'HOUSE', games);
    const player = await registerPlayer(site);
    say('Filling …');
    await makePastMonths(site.database);
    await fillRecords(site.database, player.playerId, {
      rounds: Math.ceil(bets / 100),
      entries: Math.ceil(entries / 20),
    });
    for (let other = 0; other < others; other += 1) {
      const share = (of: number) => Math.ceil(of / others);
      const amounts = { rounds: share(bets * 0.99), entries: share(entries * 0.95) };
      await fillRecords(site.database, (await registerPlayer(site)).playerId, amounts);
    }
    await addUpEntries(site.platform);
    await site.database.sql`analyze`;
    say('Measuring …');
    const ms = await measure(player, rounds);
    const file = await measureFile(site, player);
    const ratios = Object.fromEntries(
      Object.entries(ms).map(([name, value]) => [name, value / ms.balance]),
    );
    console.table({ ms, ratios });
    console.table([file]);
    const missed = Object.entries(marks).filter(([name, most]) => (ratios[name] ?? 0) > most);
    console.log(
      missed.length === 0
        ? 'All marks are reached.'
        : `Missed: ${missed.map(([name, most]) => `${name} over ${most} times`).join(', ')}`,
    );
    const figures = { bets, entries, others, ms, ratios, file, missed };
    if (words.json) writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await site.drop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const benchBesideBets = async (words: Words): Promise<void> => {
  const { rise, turns } = await measureBesideBets(words);
  console.log(`a bet's p99 while records are read: ${rise.toFixed(2)} of without`);
  console.log('Read in the last turn:', turns.at(-1)?.read);
  console.log(rise <= mostRise ? 'The mark is reached.' : `Missed: over ${mostRise}`);
  if (words.json) writeFileSync(words.json, `${JSON.stringify({ rise, turns }, null, 2)}\n`);
};

/** Medians in milliseconds; the calls take turns, so that a busy moment is no one's own. */
const measure = async (player: SomePlayer, rounds: number) => {
  const days = { from: dayText(89), to: dayText(-1) };
  const timed = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<number> => {
    const begin = performance.now();
    await player.get(endpoint, input);
    return performance.now() - begin;
  };
  const calls = {
    balance: () => timed(wallet.readBalance, {}),
    page: () => timed(report.listTransactions, days),
    ofType: () => timed(report.listTransactions, { ...days, type: 'deposit', page: 3 }),
    profit: () => timed(report.readProfit, days),
    days: () => timed(report.readDays, days),
    rounds: () => timed(report.listRounds, days),
    filtered: () =>
      timed(report.listRounds, { ...days, vassalage: 'HOUSE', gameCode: 'gem-quarry' }),
    byEnding: () => timed(report.listRounds, { ...days, ending: 'won' }),
  };
  const all = Object.entries(calls).map(([name, call]) => ({ name, call, ms: [] as number[] }));
  for (let round = -5; round < rounds; round += 1) {
    for (const one of all) {
      const ms = await one.call();
      if (round >= 0) one.ms.push(ms);
    }
  }
  return Object.fromEntries(all.map(({ name, ms }) => [name, median(ms)])) as Record<
    keyof typeof calls,
    number
  >;
};

/**
 * The whole file over HTTP, thrown away as it comes: how long it takes, and by how much the heap is
 * larger at most while it comes than before it, each time after what is no longer used was removed.
 */
const measureFile = async ({ app }: Site, player: SomePlayer) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const days = { from: dayText(89), to: dayText(-1) };
  const { path, headers } = await player.messageOf(report.exportTransactions, days);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const before = heap();
  const begin = performance.now();
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, origin), { headers }, resolve).once('error', reject);
  });
  if (reply.statusCode !== 200) throw new Error(`The file was answered by ${reply.statusCode}.`);
  let [lines, bytes, most, looks] = [-1, 0, 0, 0];
  for await (const part of reply as AsyncIterable<Buffer>) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
    if (bytes < (looks + 1) * lookEveryBytes) continue;
    looks += 1;
    most = Math.max(most, heap() - before);
  }
  return { lines, bytes, ms: Math.round(performance.now() - begin), heapBytes: most };
};
