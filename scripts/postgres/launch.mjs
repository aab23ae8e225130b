// Starts a server on data that exists.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../start/problem.mjs';
import { startGuard } from './guard.mjs';
import { answers, readPidFile, startPatience } from './running.mjs';
import { binary, options } from './server.mjs';

/**
 * A port below the range of outgoing connections: a server that was killed must find its own port
 * free when it restarts.
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
};

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
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

export const launch = async (cluster, server, folder, port, wantedPort) => {
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
    // A session of its own: Ctrl-C reaches the site first, which then stops its database last.
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
  const patience = startPatience();
  while (!ended) {
    const file = readPidFile(cluster);
    const own = file?.pid === child.pid ? file.status : undefined;
    if (own === 'ready') {
      child.unref();
      return { pid: child.pid, port, guard, started };
    }
    if (patience.isOver(own)) break;
    await pause(10);
  }
  guard.release();
  if (!ended) child.kill('SIGQUIT');
  return { reason: explainLog(log.since(), port, wantedPort) };
};

const openLog = (name) => {
  const size = fs.existsSync(name) ? fs.statSync(name).size : 0;
  // Enough for a look back, never enough to fill a disk.
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
