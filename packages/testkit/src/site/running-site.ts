import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SealKey } from '@parlour/contract/seal';
import { overHttp, type Line } from './line';
import { freePorts } from './ports';
import { killAtOnce, runningProcesses } from './processes';
import { newVisitor, readSealKeys, type Visitor, type VisitorOptions } from './visitor';

export type Part = 'platform' | 'games' | 'database';

/** The whole site as `npm start` runs it, with its own ports and data folder. */
export type RunningSite = {
  url: string;
  gamesUrl: string;
  /** The origin of our games' pages. */
  games: Line;
  databaseUrl: string;
  /** The platform's key and the house vendor's secret. */
  secretKey: string;
  houseSecret: string;
  /** All output of the processes. */
  said: () => string;
  pids: (part: Part) => number[];
  /** Kills all processes of these parts at the same moment. */
  kill: (...parts: Part[]) => void;
  /** Resolves when site and games answer, with the milliseconds it took. */
  untilAnswering: () => Promise<number>;
  visitor: (options?: VisitorOptions) => Visitor;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const secretKey = 'a secret key of the tests, which is long enough';
const houseSecret = 'a house secret of the tests, long enough';

export type SiteOptions = {
  /** The folder of the sources, when they are not these. */
  sources?: string;
  port?: number;
  /** A folder of its own, which is removed at the end, unless one is given. */
  dataDir?: string;
  env?: Record<string, string>;
};

/** Starts the site and waits until it answers. */
export const startSite = async (options: SiteOptions = {}): Promise<RunningSite> => {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'parlour-site-'));
  mkdirSync(dataDir, { recursive: true });
  // The games take the port after the site's, and its page of messages the third.
  const port = options.port ?? (await freePorts(4));
  const env = { ...settings(port, dataDir), ...options.env };
  const { ended, said, starter } = start(options.sources ?? root, dataDir, env);
  const url = `http://localhost:${port}`;
  const gamesUrl = `http://localhost:${port + 1}`;
  const untilAnswering = () => untilAllAnswer([`${url}/healthz`, `${gamesUrl}/healthz`], said);
  const stop = async () => {
    starter.kill('SIGTERM');
    await ended;
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilOpen(said, ended);
    await untilAnswering();
  } catch (failure) {
    await stop();
    throw failure;
  }
  const pids = (part: Part) => pidsOf(part, starter.pid, dataDir);
  return {
    url,
    gamesUrl,
    games: overHttp(gamesUrl),
    databaseUrl: addressOfDatabase(dataDir),
    secretKey,
    houseSecret,
    said,
    pids,
    kill: (...parts) => killAtOnce(parts.flatMap(pids)),
    untilAnswering,
    visitor: visitorsOf(url),
    stop,
  };
};

/** Visitors of a running site; its sealing keys are requested once. */
export const visitorsOf = (url: string) => {
  const ground = { line: overHttp(url), host: new URL(url).host, now: () => new Date() };
  let known: Promise<SealKey[]> | undefined;
  const sealKeys = () => (known ??= readSealKeys(newVisitor(ground))());
  return (options?: VisitorOptions): Visitor => newVisitor({ ...ground, sealKeys }, options);
};

const start = (sources: string, dataDir: string, env: Record<string, string>) => {
  const logFile = path.join(dataDir, 'site.log');
  const log = openSync(logFile, 'w');
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: sources,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => void starter.once('exit', () => resolve()));
  return { starter, ended, said: () => readFileSync(logFile, 'utf8') };
};

const pidsOf = (part: Part, starter: number | undefined, dataDir: string): number[] => {
  const all = runningProcesses();
  const own = all.filter(({ parent }) => parent === starter);
  if (part !== 'database') return own.filter(({ words }) => mains[part].test(words)).map(pidOf);
  const [main] = own.filter(({ words }) => words.includes(path.join(dataDir, 'postgres')));
  const server = own.find(({ words }) => /postgres(\.exe)? -D /.test(words)) ?? main;
  return server ? [server.pid, ...all.filter((one) => one.parent === server.pid).map(pidOf)] : [];
};

const mains = {
  platform: /[\\/]server[\\/]main\.js$/,
  games: /[\\/]games-server[\\/]main\.js$/,
};

const pidOf = ({ pid }: { pid: number }): number => pid;

// Each player comes from an address of its own, so that no limit per address meets them all. As
// under npm, the site is stopped however the tests end.
const settings = (port: number, dataDir: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SITE_URL: '',
  GAMES_URL: '',
  HOST: '',
  NODE_ENV: 'test',
  TRUST_PROXY: '1',
  VERIFICATION: 'off',
  LIMITS_EXEMPT: '0.0.0.0/0,::/0',
  LOG_LEVEL: 'info',
  SECRET_KEY: secretKey,
  npm_lifecycle_event: 'faults',
  PARLOUR_HOUSE_SECRET: houseSecret,
});

const addressOfDatabase = (dataDir: string): string => {
  const password = readFileSync(path.join(dataDir, 'secrets', 'database'), 'utf8').trim();
  const [, , , port] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  return `postgresql://parlour:${password}@127.0.0.1:${port}/parlour`;
};

const untilOpen = async (said: () => string, ended: Promise<void>): Promise<void> => {
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  const giveUpAt = Date.now() + 120_000;
  while (!said().includes('Parlour is open.')) {
    if (isEnded || Date.now() > giveUpAt) throw new Error(`the site did not open:\n${said()}`);
    await pause(50);
  }
};

const untilAllAnswer = async (addresses: string[], said: () => string): Promise<number> => {
  const since = Date.now();
  for (const address of addresses) {
    while (!(await isWell(address))) {
      if (Date.now() - since > 60_000) throw new Error(`${address} stays silent:\n${said()}`);
      await pause(25);
    }
  }
  return Date.now() - since;
};

const isWell = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};
