import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Calls `onGone` when the npm that runs this script has ended, however it ends. npm starts a shell
 * in between, which does not end with it, so the shell's own parent is watched too.
 */
export const watchNpm = async (onGone) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const grandparent = await parentOf(parent);
  const look = async () => {
    if (process.ppid === parent && (await parentOf(parent)) === grandparent) return;
    clearInterval(timer);
    onGone();
  };
  const timer = setInterval(() => void look(), fs.existsSync('/proc/self/stat') ? 500 : 3000);
  timer.unref();
};

const parentOf = async (pid) => {
  try {
    if (!fs.existsSync('/proc/self/stat')) {
      return Number((await run('ps', ['-o', 'ppid=', '-p', String(pid)])).stdout);
    }
    const [, after = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    return Number(after.split(' ')[1]);
  } catch {
    return 0;
  }
};
