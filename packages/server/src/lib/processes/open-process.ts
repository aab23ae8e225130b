import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Platform } from '../context';
import { ClockWatch } from './clock-watch';
import { diskOf } from './disk';
import { endProcess, insertProcess, noteSeen } from './process-queries';

/** A process as the others and the console know it. */
export type SiteProcess = { id: string; close: () => Promise<void> };

export type Following = {
  /** Uses what was changed since the process began, and says so. */
  follow: (process: { id: string }) => Promise<void>;
  /** The version of each brand's configuration that this process uses. */
  readVersions: () => Promise<Record<string, number>>;
  /** The file that the process runs, if it knows it. */
  entry?: string | undefined;
  /** How often the process says that it lives, and reads the clocks. */
  seenMs?: number;
};

/** A change is in force within a second; a process that is long unseen is dead to the others. */
const followMs = 250;
const usualSeenMs = 5000;
/** A reading of the clocks is off by half of what its answer took at most. */
const slowMs = 500;

/** Enters the process in the table of processes and follows changes until `close`. */
export const openProcess = async (
  platform: Platform,
  { follow, readVersions, entry, seenMs = usualSeenMs }: Following,
): Promise<SiteProcess> => {
  const { database, config, log, clock } = platform;
  const id = randomUUID();
  await insertProcess(database.sql, {
    id,
    host: hostname(),
    pid: process.pid,
    roles: config.roles,
    build: config.build,
    buildDigest: entry === undefined ? undefined : await digestOf(entry),
    nodeVersion: process.version,
  });
  const clocks = new ClockWatch();
  let seenAt = -Infinity;
  const turn = async () => {
    await follow({ id });
    if (performance.now() - seenAt < seenMs) return;
    const configVersions = await readVersions();
    const sent = performance.now();
    const theirs = await noteSeen(database.sql, { id, configVersions });
    const elapsed = performance.now();
    const tripMs = elapsed - sent;
    const ours = clock.now().getTime() - tripMs / 2;
    if (tripMs < slowMs) {
      const events = clocks.read({ ours, theirs, elapsed: elapsed - tripMs / 2 });
      for (const { event, ...facts } of events) {
        log[event === 'clock.in_step' ? 'info' : 'error'](event, facts);
      }
    }
    const disk = await diskOf(config.dataDir);
    await noteSeen(database.sql, { id, configVersions, driftMs: Math.round(ours - theirs), disk });
    seenAt = performance.now();
  };
  const stop = repeatUntilStopped(followMs, () =>
    turn().catch((error: unknown) => log.warn('process.not_followed', { error })),
  );
  return {
    id,
    close: async () => {
      await stop();
      await endProcess(database.sql, id).catch(() => undefined);
    },
  };
};

const repeatUntilStopped = (restMs: number, turn: () => Promise<void>): (() => Promise<void>) => {
  let stopped = false;
  let wake = () => {};
  const run = async () => {
    while (!stopped) {
      await turn();
      if (stopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, restMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
};

/** One digest for the scripts beside the entry, in the order of their names. */
const digestOf = async (entry: string): Promise<string | undefined> => {
  const folder = path.dirname(entry);
  try {
    const names = (await readdir(folder)).filter((name) => /\.(m?js|ts)$/.test(name)).toSorted();
    const digest = createHash('sha256');
    for (const name of names) {
      digest.update(`${name}\0`);
      digest.update(await readFile(path.join(folder, name)));
    }
    return digest.digest('hex');
  } catch {
    return undefined;
  }
};
