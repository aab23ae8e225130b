import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Figures } from './figures/measure';
import type { Many, PartName } from './parts';
import { end } from './stage/processes';
import type { Pace } from './variant';

/** A line that a side receives. */
export type TurnOrder = { way: string; pace: Pace };

/** A line that a side answers: first that it is ready, then one for each order. */
export type SideSays =
  | { kind: 'ready'; ways: { id: string; title: string }[] }
  | { kind: 'turn'; figures: Figures }
  | { kind: 'failed'; why: string };

export type Side = {
  ways: { id: string; title: string }[];
  turn: (order: TurnOrder) => Promise<Figures>;
  close: () => Promise<void>;
};

const entry = 'bench/ledger-turn.ts';
const loader = 'node_modules/tsx/dist/cli.mjs';

/** A sentence when no side can be started from a folder. */
export const sideProblem = (folder: string): string | undefined => {
  if (!existsSync(path.join(folder, 'package.json'))) return `${folder} is no checkout.`;
  if (!existsSync(path.join(folder, entry))) {
    return `${folder} is at a commit that cannot take turns yet: it has no ${entry}.`;
  }
  if (!existsSync(path.join(folder, loader))) {
    return `${folder} has no node_modules: run "npm ci" there.`;
  }
  return undefined;
};

/** Name and value in one word: a side that lists no options would take a second word as a part. */
export const flagsOf = (many: Many): string[] =>
  Object.entries(many).map(([name, value]) => `--${name}=${value}`);

/** Starts a checkout's own benchmark with a PostgreSQL of its own. */
export const startSide = async (folder: string, parts: PartName[], many: Many): Promise<Side> => {
  const child = spawn(
    process.execPath,
    [path.join(folder, loader), path.join(folder, entry), parts.join(), ...flagsOf(many)],
    { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  // The end of its answers means that it has ended.
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextMessage = async (): Promise<SideSays> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`The benchmark of ${folder} ended without a word.`);
    return JSON.parse(value) as SideSays;
  };
  const ready = await nextMessage();
  if (ready.kind !== 'ready') throw new Error(`${folder}: not ready: ${JSON.stringify(ready)}`);
  return {
    ways: ready.ways,
    turn: async (order) => {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const answer = await nextMessage();
      if (answer.kind === 'turn') return answer.figures;
      throw new Error(`${folder}: ${answer.kind === 'failed' ? answer.why : 'not a turn'}`);
    },
    close: () => closeSide(child),
  };
};

/** The end of its orders makes it clean up and end. */
const closeSide = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<true>((resolve) => void child.once('exit', () => resolve(true)));
  child.stdin?.end();
  const waited = new Promise<false>((resolve) => setTimeout(resolve, 60_000, false).unref());
  if (!(await Promise.race([ended, waited]))) await end(child);
};
