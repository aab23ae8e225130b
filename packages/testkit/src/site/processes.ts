import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type Running = { pid: number; parent: number; words: string };

/** All visible processes of this machine. */
export const runningProcesses = (): Running[] =>
  existsSync('/proc/self/stat') ? fromProc() : fromPs();

const fromProc = (): Running[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The name is in brackets and may hold anything; the text after the last bracket is plain.
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return [];
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), parent: Number(parent), words }];
      } catch {
        return [];
      }
    });

const fromPs = (): Running[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, words] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), words: words ?? '' }] : [];
    });

/** The current memory of a process; undefined when it has ended. */
export const residentBytes = (pid: number): number | undefined => {
  try {
    const kilobytes = existsSync('/proc/self/status')
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
    return kilobytes ? Number(kilobytes) * 1024 : undefined;
  } catch {
    return undefined;
  }
};

/** Kills them at once, with SIGKILL. */
export const killAtOnce = (pids: number[]): void => signalAll(pids, 'SIGKILL');

/** A process that has ended already is ignored. */
export const signalAll = (pids: number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};
