import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from './stage/cluster';
import { coreLanes } from './in-process';
import { coreFunction } from './load/pgbench';
import { onFreshCopy, say } from './rounds';
import { openStage } from './stage/open-stage';
import type { Stage } from './stage/stage';
import type { Part, Variant } from './variant';

/** The core where each flush takes a millisecond longer; not measured without a compiler. */
export const openFlush = async (stage: Stage): Promise<Part> => {
  const library = compile(stage.cluster.folder);
  if (!library) {
    say('There is no gcc (Debian: apt-get install gcc): the slow disk is not measured.');
    return { pairs: [], singles: [], close: async () => {} };
  }
  const cluster = await startCluster(library);
  const slow = await openStage(cluster, stage.players);
  const way = (variant: Variant) =>
    onFreshCopy(slow, {
      ...variant,
      id: `slow_${variant.id}`,
      title: `${variant.title}, 1 ms more a flush`,
    });
  return {
    pairs: [{ of: way(coreLanes(256)), by: way(coreFunction) }],
    singles: [],
    close: cluster.stop,
  };
};

const compile = (folder: string): string | undefined => {
  const source = fileURLToPath(new URL('stage/slow-flush.c', import.meta.url));
  const library = path.join(folder, 'slow-flush.so');
  const words = ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'];
  return spawnSync('gcc', words, { stdio: 'ignore' }).status === 0 ? library : undefined;
};
