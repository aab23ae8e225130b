// Starts the embedded PostgreSQL. Only Node's own modules: it runs before any package is installed,
// and it must work the same for the site, the tests and the benchmarks.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assertSameMajor, createCluster, databaseName, userName } from './postgres/cluster.mjs';
import { keptSecret, prepareFolder } from './postgres/folder.mjs';
import { freePort, launch } from './postgres/launch.mjs';
import { isAlive, signal } from './postgres/process.mjs';
import { readPidFile, runningServer } from './postgres/running.mjs';
import { serverCommand } from './postgres/server.mjs';
import { StartProblem } from './start/problem.mjs';

// A crashed server's children hold its shared memory for a moment after its end.
const retryTimeoutMs = 15_000;

/**
 * Starts the PostgreSQL kept in `dataDir`, or joins the one that already runs there.
 * @type {typeof import('./postgres.d.mts').startPostgres}
 */
export const startPostgres = async (options) => {
  const { dataDir, port, mustExist = false, patienceMs = retryTimeoutMs } = options;
  if (mustExist) assertCluster(dataDir);
  const folder = prepareFolder(dataDir);
  const password = keptSecret(folder, 'database');
  const cluster = path.join(folder, 'postgres');
  const server = serverCommand(folder);
  assertSameMajor(cluster, server);
  if (!fs.existsSync(cluster)) await createCluster(cluster, server, password);

  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const running = await runningServer(cluster);
    if (running) return handle({ ...running, cluster, password });
    const outcome = await launch(cluster, server, folder, port ?? (await freePort()), port);
    if (outcome.pid) return handle({ ...outcome, cluster, password });
    if (Date.now() > giveUpAt) throw new StartProblem(outcome.reason);
    await pause(200);
  }
};

/** A lost data folder is never replaced by an empty one that looks like it. */
const assertCluster = (dataDir) => {
  const cluster = path.join(path.resolve(dataDir), 'postgres');
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const problem = new StartProblem(
    `The database's folder ${cluster} is gone while the site runs: bring it back, or a backup, ` +
      'and start again. Nothing was made in its place.',
  );
  throw Object.assign(problem, { isLasting: true });
};

const handle = ({ pid, port, cluster, password, guard, started }) => {
  const exited = watchExit(pid, started);
  void exited.then(() => guard?.release());
  const login = `${userName}:${password}@127.0.0.1:${port}`;
  return {
    url: `postgresql://${login}/${databaseName}`,
    pid,
    port,
    exited,
    stop: async () => {
      // A server that another living start owns keeps running.
      if (guard) await stopServer(pid, cluster, exited);
    },
  };
};

const stopServer = async (pid, cluster, exited) => {
  // Without a timer a program with nothing else to do would end before its database.
  const awake = setInterval(() => {}, 1000);
  signal(pid, 'SIGINT');
  const ended = await Promise.race([exited.then(() => true), pause(20_000, false, { ref: false })]);
  if (!ended && readPidFile(cluster)?.pid === pid) signal(pid, 'SIGQUIT');
  await exited.finally(() => clearInterval(awake));
};

const watchExit = async (pid, started) => {
  if (started) return started;
  while (isAlive(pid)) await pause(200, undefined, { ref: false });
};

// The command line: node scripts/postgres.mjs --data DIR [--port N]
const main = async () => {
  const value = (name) => {
    const at = process.argv.indexOf(name);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const dataDir = value('--data') ?? process.env.DATA_DIR ?? '.data';
  const port = value('--port') ? Number(value('--port')) : undefined;
  const server = await startPostgres({ dataDir, port });
  // A server that another start owns keeps running; this process ends anyway.
  const ended = new Promise((resolve) => {
    const stop = () => void server.stop().then(resolve);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
  const alive = setInterval(() => {}, 60_000);
  console.log(server.url);
  await Promise.race([server.exited, ended]);
  clearInterval(alive);
  process.exit(0);
};

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}
