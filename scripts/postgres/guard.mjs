// No server outlives its parent.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive, readOr } from './process.mjs';

const guardFile = (cluster) => path.join(cluster, 'parlour-guard.pid');

export const isGuarded = (cluster) => {
  const pid = Number(readOr(guardFile(cluster), '0'));
  return isAlive(pid);
};

/**
 * A process that waits for the end of its input, which comes however this process ends, kill -9
 * included, and then asks the server to stop.
 */
export const startGuard = (serverPid, cluster) => {
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
