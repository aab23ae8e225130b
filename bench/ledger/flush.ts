import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from './cluster';
import { coreLanes } from './in-process';
import { coreFunction } from './pgbench';
import { runRounds, say, type Schedule } from './rounds';
import { openStage } from './open-stage';
import type { Stage } from './stage';
import type { Measured } from './variant';

/** The core where each flush takes a millisecond longer; not measured without a compiler. */
export const measureFlush = async (stage: Stage, schedule: Schedule): Promise<Measured[]> => {
  const library = compile(stage.cluster.folder);
  if (!library) {
    say('There is no gcc (Debian: apt-get install gcc): the slow disk is not measured.');
    return [];
  }
  const cluster = await startCluster(library);
  try {
    const slow = await openStage(cluster, stage.players);
    const variants = [coreFunction, coreLanes(256)].map((variant) => ({
      ...variant,
      id: `slow_${variant.id}`,
      title: `${variant.title}, 1 ms more a flush`,
    }));
    return await runRounds(slow, variants, schedule);
  } finally {
    await cluster.stop();
  }
};

const compile = (folder: string): string | undefined => {
  const source = fileURLToPath(new URL('slow-flush.c', import.meta.url));
  const library = path.join(folder, 'slow-flush.so');
  const words = ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'];
  return spawnSync('gcc', words, { stdio: 'ignore' }).status === 0 ? library : undefined;
};
