import path from 'node:path';
import type { ArchitectureMap } from './map';
import type { Problem } from './source';

// What tests share is counted as the rest is.
const isSource = (file: string) =>
  /\.(c|css|[cm]?[jt]sx?|sql)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

/** Folders with too many files for a reader; the map may excuse one with a reason. */
export const checkFolders = (files: string[], { folders }: ArchitectureMap): Problem[] => {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > folders.most && !isExempt(folder, folders.exempt))
    .map(([folder, count]) => ({
      path: folder,
      rule: 'flat-folder',
      message: `${count} sources, ${folders.most} at most: what belongs together gets a folder`,
    }));
};

/** In the name of an exception `*` stands for one folder. */
const isExempt = (folder: string, exempt: Record<string, string>): boolean =>
  Object.keys(exempt).some((name) => new RegExp(`^${name.replaceAll('*', '[^/]+')}$`).test(folder));
