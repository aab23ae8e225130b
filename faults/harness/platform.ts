import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killAtOnce } from '@parlour/testkit/site/processes';
import type { Random } from '@parlour/testkit/random';
import type { Build, PlatformProcess } from './types';
import { openWire } from './wire';

export type PlatformOptions = {
  build: Build;
  folder: string;
  place: number;
  port: number;
  databaseUrl: string;
  random: Random;
};

export type KeptPlatform = PlatformProcess & { stop: () => Promise<void> };

/** How long an ordinary supervisor waits before it restarts a process. */
const restMs = 200;
/** The exit code of a process that only a person can help. */
const problemCode = 78;

export const secretKey = 'a secret key of the fault tests, which is long enough';

/** A platform process on one port, with a wire on either side of it, restarted whenever it ends. */
export const keepPlatform = async (options: PlatformOptions): Promise<KeptPlatform> => {
  const { place, port, databaseUrl, random } = options;
  const address = new URL(databaseUrl);
  const toDatabase = await openWire(Number(address.port), random.branch(`database ${place}`));
  const toClients = await openWire(port, random.branch(`clients ${place}`));
  address.port = String(toDatabase.port);
  const toConsole = await openWire(port + 2, random.branch(`console ${place}`));
  const url = `http://localhost:${toClients.port}`;
  const kept = keepProcess({ ...options, databaseUrl: address.href }, url);
  return {
    place,
    url,
    consoleUrl: `http://localhost:${toConsole.port}`,
    pid: kept.pid,
    toClients,
    toConsole,
    toDatabase,
    stop: async () => {
      await kept.stop();
      await Promise.all([toClients, toConsole, toDatabase].map((wire) => wire.close()));
    },
  };
};

const keepProcess = ({ build, folder, place, port, databaseUrl }: PlatformOptions, url: string) => {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let isMade = false;
  const log = openSync(path.join(folder, `platform-${place}.log`), 'a');
  const env = { ...process.env, ...settings(port, asApp(databaseUrl), folder, url) };

  // The first start makes the tables; all processes serve under the application's role.
  const start = (owner?: string) => {
    const started = fork(build.main, [], {
      cwd: build.folder,
      env: { ...env, DATABASE_OWNER_URL: owner ?? '' },
      // The run handles Ctrl-C, so that everything is stopped in order.
      detached: true,
      // Garbage is collected soon, so that its memory is what it keeps (I20).
      execArgv: ['--enable-source-maps', '--heap-growing-percent=20'],
      stdio: ['ignore', log, log, 'ipc'],
    });
    child = started;
    started.once('message', () => (isMade = true));
    started.once('exit', (code) => {
      if (child === started) child = undefined;
      if (!isStopping && code !== problemCode) {
        void pause(restMs).then(() => isStopping || start(isMade ? undefined : databaseUrl));
      }
    });
  };

  start(databaseUrl);
  return {
    pid: () => child?.pid,
    stop: async () => {
      isStopping = true;
      const last = child;
      if (last?.pid) {
        const ended = new Promise((resolve) => last.once('exit', resolve));
        // All data was read already, so losing what it stores is allowed at any time.
        killAtOnce([last.pid]);
        await ended;
      }
      closeSync(log);
    },
  };
};

const asApp = (url: string): string => {
  const address = new URL(url);
  address.username = 'parlour_app';
  address.password = 'a password of the fault tests';
  return address.href;
};

const settings = (
  port: number,
  databaseUrl: string,
  dataDir: string,
  url: string,
): Record<string, string> => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SITE_URL: url,
  GAMES_URL: '',
  NODE_ENV: 'test',
  // No pages: nothing for the browser is built for this.
  ROLES: 'vendor,jobs,console',
  TRUST_PROXY: '1',
  VERIFICATION: 'off',
  LIMITS_EXEMPT: '0.0.0.0/0,::/0',
  LOG_LEVEL: 'warn',
  ACTIVITY_WINDOW_SECONDS: '1',
  SECRET_KEY: secretKey,
  PARLOUR_HOUSE_SECRET: 'a house secret of the fault tests, long enough',
});
