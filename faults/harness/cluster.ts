import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@parlour/testkit/site/ports';
import { keepDatabase } from './database';
import { keepPlatform } from './platform';
import type { Random } from '@parlour/testkit/random';
import type { Build, Cluster, Disk, Nemesis } from './types';

export type RunningCluster = Cluster & Stoppable;

/** What must be stopped however the run ends. */
export type Stoppable = { folder: string; stop: () => Promise<void> };

export type ClusterOptions = {
  makeDisk?: Nemesis['makeDisk'];
  /** Keeps the database and the logs after the run, for inspection. */
  isKept?: boolean;
  /** Is called before anything starts, so that a half-started cluster can be stopped too. */
  onOpen?: (cluster: Stoppable) => void;
};

/** More than one process, because with one a lock inside the process would be enough. */
export const processCount = 2;
/** The site's own, the games', the console's and the one of messages. */
const portsOfProcess = 4;

/**
 * Starts the database and the processes below a folder of their own, which is removed with them.
 */
export const startCluster = async (
  build: Build,
  random: Random,
  { makeDisk, isKept = false, onOpen }: ClusterOptions,
): Promise<RunningCluster> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-faults-'));
  const ends: (() => Promise<void>)[] = [
    async () => (isKept ? undefined : rmSync(folder, { recursive: true, force: true })),
  ];
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= endAll(ends));
  onOpen?.({ folder, stop });
  try {
    const disk: Disk | undefined = await makeDisk?.(folder);
    if (disk) ends.push(disk.remove);
    const database = await keepDatabase(disk?.dataDir ?? path.join(folder, 'data'));
    ends.push(database.stop);
    const port = await freePorts(processCount * portsOfProcess);
    const platforms = [];
    for (let place = 0; place < processCount; place += 1) {
      const databaseUrl = database.url;
      const options = {
        build,
        folder,
        place,
        port: port + place * portsOfProcess,
        databaseUrl,
        random,
      };
      const platform = await keepPlatform(options);
      ends.push(platform.stop);
      platforms.push(platform);
      // The first process migrates; the others find the migrations applied.
      await untilWell(platform.url, () => said(folder, place));
    }
    return { folder, database, platforms, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
};

/**
 * Stops the parts in reverse order of their start; a failure of one does not keep the others from
 * stopping.
 */
const endAll = async (ends: (() => Promise<void>)[]): Promise<void> => {
  for (const end of ends.toReversed()) {
    await end().catch((error: unknown) => console.error('could not end a part:', error));
  }
};

/** The last lines of a process's log. */
export const said = (folder: string, place: number): string =>
  readFileSync(path.join(folder, `platform-${place}.log`), 'utf8')
    .split('\n')
    .slice(-20)
    .join('\n');

const untilWell = async (url: string, explain: () => string): Promise<void> => {
  const giveUpAt = performance.now() + 60_000;
  while (!(await isWell(url))) {
    if (performance.now() > giveUpAt) throw new Error(`a process does not start:\n${explain()}`);
    await pause(50);
  }
};

const isWell = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
};
