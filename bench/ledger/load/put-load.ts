import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '../stage/cluster';
import { openMeter, type Figures } from '../figures/measure';
import { end } from '../stage/processes';
import type { Requests } from './requests';
import type { Stage } from '../stage/stage';

export type LoadOrder = Requests & {
  ports: number[];
  connections: number;
  warmMs: number;
  measureMs: number;
  /**
   * Requests a second, independent of the answers; without it each answer is followed by the next
   * request.
   */
  rate?: number;
};

/** What a load process reports, a line each. */
export type LoadReport =
  | { kind: 'warm' }
  | {
      kind: 'measured';
      /** Done, and acknowledged in time. */
      bets: number;
      unknown: number;
      refused: number;
      /** Answered later than a vendor waits, whatever the answer was. */
      tooLate: number;
      ms: number;
      p50Ms: number;
      p99Ms: number;
      cpuMicros: number;
    };

/** Starts a load process and measures what the load causes. */
export const putLoad = async (
  { cluster }: Stage,
  order: LoadOrder,
  pids: number[],
): Promise<Figures> => {
  const child = startLoad(cluster, order);
  const meter = openMeter(cluster, { node: pids });
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      const report = JSON.parse(line) as LoadReport;
      if (report.kind === 'warm') {
        await meter.begin();
        continue;
      }
      const { bets, unknown, refused, tooLate, ms, p50Ms, p99Ms, cpuMicros } = report;
      const figures = await meter.end(bets);
      if (refused > 0) throw new Error(`${refused} bets were refused.`);
      return {
        ...figures,
        betsPerSecond: bets / (ms / 1000),
        p50Ms,
        p99Ms,
        generatorMicros: cpuMicros / bets,
        unknownShare: unknown / (bets + unknown),
        outOfTime: unknown + tooLate,
      };
    }
    throw new Error('The load ended without a word.');
  } finally {
    await end(child);
  }
};

const startLoad = (cluster: Cluster, order: LoadOrder): ChildProcess => {
  const { file, ends, ports, connections, warmMs, measureMs, rate = 0 } = order;
  const words = [file, ends, ports.join(), connections, warmMs, measureMs, rate].map(String);
  const compiled = compile(cluster.folder);
  const own = ['--import', 'tsx', fileURLToPath(new URL('load.ts', import.meta.url))];
  const [command, ...before] = compiled ? [compiled] : [process.execPath, ...own];
  return spawn(command ?? '', [...before, ...words], { stdio: ['ignore', 'pipe', 2] });
};

/** The load generator in C, where there is a compiler. */
const compile = (folder: string): string | undefined => {
  const program = path.join(folder, 'load');
  if (existsSync(program)) return program;
  const source = fileURLToPath(new URL('load.c', import.meta.url));
  const { status } = spawnSync('gcc', ['-O2', '-o', program, source, '-lm'], { stdio: 'ignore' });
  return status === 0 ? program : undefined;
};
