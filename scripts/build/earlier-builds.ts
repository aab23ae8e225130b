import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Open tabs ask for the files of their own build, which may be so many builds old. */
const keptBuilds = 2;

/** Which files each kept build has, the newest first. */
const listName = 'builds.json';

/**
 * Copies the assets of the build that stands in `folder` to those of earlier builds, before a new
 * one takes its place, and removes the files that only older builds have.
 */
export const keepEarlierBuild = async (folder: string, earlierFolder: string): Promise<void> => {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  const names = (await readdir(assets)).toSorted();
  const listFile = join(earlierFolder, listName);
  const known = existsSync(listFile)
    ? (JSON.parse(await readFile(listFile, 'utf8')) as string[][])
    : [];
  // The same files again are no new build.
  const others = known.filter((one) => one.join() !== names.join());
  const builds = [names, ...others].slice(0, keptBuilds);
  const kept = join(earlierFolder, 'assets');
  await mkdir(kept, { recursive: true });
  const there = new Set(await readdir(kept));
  const wanted = new Set(builds.flat());
  await Promise.all([
    ...names
      .filter((name) => !there.has(name))
      .map((name) => copyFile(join(assets, name), join(kept, name))),
    ...[...there].filter((name) => !wanted.has(name)).map((name) => rm(join(kept, name))),
  ]);
  await writeFile(listFile, JSON.stringify(builds));
};
