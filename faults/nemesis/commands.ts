import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command of the system and returns its output. */
export const run = async (command: string, ...words: string[]): Promise<string> =>
  (await execute(command, words, { encoding: 'utf8' })).stdout.trim();

/** The first of these commands that this machine does not have. */
const firstMissing = async (commands: string[]): Promise<string | undefined> => {
  for (const command of commands) {
    if (!(await run('which', command).catch(() => ''))) return command;
  }
  return undefined;
};

/** A sentence why this cannot be done here: it needs Linux, root and these commands. */
export const missingOf = async (what: string, commands: string[]): Promise<string | undefined> => {
  if (process.platform !== 'linux') return `${what} needs Linux.`;
  if (process.getuid?.() !== 0) return `${what} needs root.`;
  const command = await firstMissing(commands);
  return command && `${what} needs the command ${command}, which is not installed.`;
};
