import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@parlour/testkit/site/ports';
import { asApp, root } from './cluster';

export type Running = { pid: number; port: number; stop: () => Promise<void> };

export const secretKey = 'a secret key of the benchmark, which is long enough';

const dist = path.resolve(root, process.env.DIST_DIR ?? 'dist');

/** Builds the platform as it is shipped, unless the build is up to date. */
export const buildPlatform = (...more: string[]): void => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const words = [tsx, 'scripts/build.ts', 'server', ...more];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The platform could not be built.');
};

type PlatformOptions = {
  nice?: number;
  limitsExempt?: string;
  /** Beside the settings of production, or in their place. */
  env?: Record<string, string>;
};

/** One process of the platform, built and configured as in production. */
export const startPlatform = async (
  databaseUrl: string,
  roles: string,
  { nice = 0, limitsExempt = '127.0.0.0/8,::1', env = {} }: PlatformOptions = {},
): Promise<Running> => {
  const port = await freePorts(1);
  const module = path.join(dist, 'server', 'main.js');
  if (!existsSync(module)) buildPlatform();
  const child = fork(module, [], {
    cwd: root,
    // From the first moment, or threads that it starts would have another priority.
    ...(nice > 0 && { execPath: 'nice', execArgv: ['-n', String(nice), process.execPath] }),
    stdio: ['ignore', 2, 2, 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://localhost:${port}`,
      DATABASE_URL: asApp(databaseUrl),
      DATABASE_OWNER_URL: databaseUrl,
      SECRET_KEY: secretKey,
      PARLOUR_HOUSE_SECRET: 'a house secret of the benchmark, long enough',
      ROLES: roles,
      LOG_LEVEL: 'error',
      LIMITS_EXEMPT: limitsExempt,
      ...env,
    },
  });
  await untilReady(child, 'The platform');
  return running(child, port);
};

/** The server that runs a statement of its own for each check. */
export const startPlainServer = async (
  databaseUrl: string,
  owner: string,
  publicKey: string,
): Promise<Running> => {
  const port = await freePorts(1);
  const child = forkOwn('plain-server.ts', [String(port), databaseUrl, owner, publicKey]);
  await untilReady(child, 'The plain server');
  return running(child, port);
};

/** A process of the benchmark's own, in TypeScript. */
export const forkOwn = (file: string | URL, words: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), words, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 2, 2, 'ipc'],
  });

const running = (child: ChildProcess, port: number): Running => ({
  pid: child.pid ?? 0,
  port,
  stop: () => end(child),
});

export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
};

const untilReady = (child: ChildProcess, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
  });
