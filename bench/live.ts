import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startSite } from '@parlour/testkit/site/running-site';
import { channelOf } from '../packages/server/src/lib/live/live';
import { median } from './ledger/figures/statistics';
import { say } from './ledger/rounds';
import { withClient } from './ledger/stage/cluster';
import { openProbe } from './live/probe';
import { openSockets, type Sockets } from './live/sockets';
import { wholeOf, type Words } from './words';

const sitePort = 4360;
const inspectPort = 4368;
/** Opened and closed before anything is measured: what the process loads once is not a socket's. */
const warmSockets = 1000;
const burst = 20;

const marks = { bytes: 8000, ms: 150, frames: 2 };

/**
 * `npm run bench -- live [--sockets 10000] [--rounds 9] [--json FILE]`: open pages on one process
 * of the site, what each of them costs in memory, and how soon a message to all is at the last.
 */
export const benchLive = async (words: Words): Promise<void> => {
  const count = wholeOf(words, 'sockets', 10_000);
  const rounds = wholeOf(words, 'rounds', 9);
  const [load = 0] = os.loadavg();
  if (load > 0.7) say(`Something else runs here (load ${load.toFixed(1)}): trust no time.`);
  const site = await startSite({
    port: sitePort,
    env: { LOG_LEVEL: 'error', NODE_OPTIONS: `--inspect-port=${inspectPort}` },
  });
  // At the lowest priority the clients would wait for all else that the machine does.
  const order = { port: sitePort, host: `localhost:${sitePort}`, keepsPriority: true } as const;
  try {
    const [pid = 0] = site.pids('platform');
    const probe = await openProbe(pid, inspectPort);
    await openSockets({ ...order, count: warmSockets }).then(({ close }) => close());
    await pause(1000);
    const before = await probe.memory();
    say(`Opening ${count} sockets …`);
    const sockets = await openSockets({ ...order, count });
    try {
      await pause(2000);
      const after = await probe.memory();
      const perSocket = (part: keyof typeof before) =>
        Math.round((after[part] - before[part]) / count);
      const channel = channelOf(site.secretKey);
      const measured = await withClient(site.databaseUrl, (client) =>
        measureTelling({ client, channel, sockets, rounds, processorMs: probe.processorMs }),
      );
      const figures = {
        sockets: count,
        residentBytes: perSocket('resident'),
        objectBytes: perSocket('objects'),
        lastMs: Math.round(median(measured.lags)),
        processorMs: Math.round(measured.processorMs / measured.lags.length),
        framesOfBurst: Math.round((100 * measured.frames) / count) / 100,
      };
      console.table([figures]);
      console.log('Milliseconds to the last socket:', measured.lags.join(', '));
      const isReached =
        figures.residentBytes <= marks.bytes &&
        figures.lastMs <= marks.ms &&
        figures.framesOfBurst <= marks.frames;
      console.log(isReached ? 'All marks are reached.' : `The marks: ${JSON.stringify(marks)}`);
      if (words.json) {
        const all = {
          ...figures,
          ...measured,
          load,
          cores: os.cpus().length,
          node: process.version,
        };
        writeFileSync(words.json, `${JSON.stringify(all, null, 2)}\n`);
      }
    } finally {
      probe.close();
      await sockets.close();
    }
  } finally {
    await site.stop();
  }
};

type LiveLoad = {
  client: pg.Client;
  channel: string;
  sockets: Sockets;
  rounds: number;
  processorMs: () => number;
};

/** Sends messages to all pages as the platform does: one at a time, then many together. */
const measureTelling = async ({ client, channel, sockets, rounds, processorMs }: LiveLoad) => {
  const tell = () => client.query('select pg_notify($1, $2)', [channel, message()]);
  const lags: number[] = [];
  let spentMs = 0;
  for (let round = -2; round < rounds; round += 1) {
    const before = processorMs();
    const delivered = sockets.nextDelivered();
    await tell();
    const ms = await delivered;
    if (round >= 0) {
      lags.push(ms);
      spentMs += processorMs() - before;
    }
    await pause(1000);
  }
  const framesBefore = await sockets.frames();
  for (let turn = 0; turn < burst; turn += 1) await tell();
  const frames = (await untilSilent(sockets)) - framesBefore;
  return { lags, processorMs: spentMs, frames };
};

/** All frames that came until a second passed without one. */
const untilSilent = async (sockets: Sockets): Promise<number> => {
  let count = await sockets.frames();
  for (;;) {
    await pause(1000);
    const now = await sockets.frames();
    if (now === count) return count;
    count = now;
  }
};

/** Two hundred bytes, numbered by the time of sending. */
const message = (): string =>
  JSON.stringify([
    {
      to: '*',
      message: {
        type: 'round',
        roundId: String(Date.now()),
        game: 'a game whose name makes the message as long as most are'.padEnd(90, '.'),
        stake: '100.00',
        payout: '25000.00',
        status: 'closed',
      },
    },
  ]);
