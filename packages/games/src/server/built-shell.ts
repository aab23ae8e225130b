import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the built shell: its module, what that imports, its style sheets. */
export type BuiltShell = { script: string; preloads: string[]; styles: string[] };

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/**
 * Reads what the build wrote; without a build there is nothing to load, and the page stays still.
 */
export const readBuiltShell = async (distFolder: string): Promise<BuiltShell> => {
  let manifest: Record<string, Chunk>;
  try {
    const path = join(distFolder, 'games', '.vite', 'manifest.json');
    manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Chunk>;
  } catch {
    return { script: '', preloads: [], styles: [] };
  }
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const chunks = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  visit(entry);
  const all = [...chunks];
  return {
    script: entry ? `/${entry.file}` : '',
    preloads: all.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
};
