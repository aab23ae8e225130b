// What can be found out about a running server.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../start/problem.mjs';
import { isGuarded, startGuard } from './guard.mjs';
import { isAlive, readOr } from './process.mjs';

const answerTimeoutMs = 60_000;

export const readPidFile = (cluster) => {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
};

/**
 * How long to wait for a server: a minute, and without an end while it recovers what a crash left,
 * for ending that would only make it begin again. A person at the terminal reads why it takes long.
 */
export const startPatience = () => {
  let giveUpAt = Date.now() + answerTimeoutMs;
  return {
    isOver: (status) => {
      if (Date.now() <= giveUpAt) return false;
      if (status !== 'starting') return true;
      console.error('The database still recovers what its last end left: waiting.');
      giveUpAt = Date.now() + answerTimeoutMs;
      return false;
    },
  };
};

export const runningServer = async (cluster) => {
  const patience = startPatience();
  for (;;) {
    const file = readPidFile(cluster);
    if (!file) return undefined;
    if (!isPostgres(file.pid)) {
      // Left by a server that was killed; PostgreSQL would refuse to start if the number is reused.
      fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.status === 'ready' && (await answers(file.port))) {
      const { pid, port } = file;
      return { pid, port, guard: isGuarded(cluster) ? undefined : startGuard(pid, cluster) };
    }
    if (patience.isOver(file.status)) {
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

export const answers = (port) =>
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
