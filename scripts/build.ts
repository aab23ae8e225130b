import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { precompress } from './build/compress';
import { keepEarlierBuild } from './build/earlier-builds';
import { drawFlags } from './build/flags';
import { staleTargets, targets, writeStamp } from './build/targets.mjs';
import type { Target } from './build/targets.mjs';
import { viteConfig } from './build/vite';

const root = process.cwd();
const dist = resolve(process.env.DIST_DIR ?? 'dist');

/** Builds what is stale: `npm run build`; with names of targets only those. */
const buildStale = async (names: string[]) => {
  const stale = staleTargets(root, dist).filter(
    ({ target }) => names.length === 0 || names.includes(target.name),
  );
  const startedAt = performance.now();
  const results = await Promise.allSettled(
    stale.map(async ({ target, stamp }) => {
      if (hasTabs(target)) await keepEarlierBuild(folderOf(target), `${folderOf(target)}-earlier`);
      await build(viteConfig(root, dist, target));
      await finish(target);
      writeStamp(dist, target.name, stamp);
    }),
  );
  const failed = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ name: stale[index]?.target.name, why: result.reason }] : [],
  );
  for (const { name, why } of failed) console.error(`dist/${name} could not be built: ${why}`);
  const built = stale.map(({ target }) => target.name).join(', ') || 'nothing, all is fresh';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (failed.length > 0) process.exitCode = 1;
  else console.log(`Built ${built} (${seconds} s).`);
};

const folderOf = ({ name }: Target): string => join(dist, name);

/** Its pages stay open for days, and fetch what a press needs. */
const hasTabs = ({ name }: Target): boolean => name === 'web' || name === 'console';

const finish = async (target: Target) => {
  const folder = folderOf(target);
  if (target.kind === 'browser') await precompress(folder);
  if (target.name === 'web') {
    await drawFlags(join(folder, 'flags'));
    // Its drawings are of the browser's packages, without which the server alone is built.
    const { drawAvatars } = await import('./build/avatars');
    await drawAvatars(join(folder, 'avatars'));
  }
  if (target.name === 'fair') await chmod(join(folder, target.file ?? ''), 0o755);
};

/** Builds everything, then rebuilds on each change, and notifies the parent process each time. */
const watch = async () => {
  await rm(dist, { recursive: true, force: true });
  for (const target of targets.filter(({ entry }) => existsSync(join(root, entry)))) {
    const reloads = target.kind === 'browser';
    const config = viteConfig(root, dist, target, { reloads });
    const watcher = (await build({
      ...config,
      build: { ...config.build, watch: {}, emptyOutDir: false },
    })) as Rolldown.RolldownWatcher;
    let failed = false;
    watcher.on('event', (event) => {
      if (event.code === 'START') failed = false;
      // Vite has shown the reason; the last good build stays until the next.
      if (event.code === 'ERROR') failed = true;
      if (event.code !== 'END' || failed) return;
      void finish(target).then(() => process.send?.({ built: target.name }));
    });
  }
  process.on('disconnect', () => process.exit());
};

const words = process.argv.slice(2);
await (words.includes('--watch') ? watch() : buildStale(words));
