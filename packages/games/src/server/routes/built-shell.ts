import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeOf } from '@parlour/locales/locales';

/** Addresses of the built shell: its module, what will be imported with it, its style sheets. */
export type BuiltShell = { script: string; preloads: string[]; styles: string[] };

/**
 * The shell for one game and language: their own chunks are asked for before any script has run.
 */
export type BuiltShells = (code: string, language: string) => BuiltShell;

export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/**
 * Reads what the build wrote; without a build there is nothing to load, and the page stays still.
 */
export const readBuiltShells = async (distFolder: string): Promise<BuiltShells> => {
  try {
    const path = join(distFolder, 'games', '.vite', 'manifest.json');
    return shellsOf(JSON.parse(await readFile(path, 'utf8')) as Manifest);
  } catch {
    return () => ({ script: '', preloads: [], styles: [] });
  }
};

export const shellsOf = (manifest: Manifest): BuiltShells => {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  return (code, language) => {
    const texts = `/locales/src/${localeOf(language)}/games`;
    const ends = [`/${code}/view.ts`, `${texts}/every-slot.ts`, `${texts}/${code}.ts`];
    const own = Object.keys(manifest).filter((name) => ends.some((end) => name.endsWith(end)));
    const chunks = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined): void => {
      if (!chunk || chunks.has(chunk)) return;
      chunks.add(chunk);
      for (const name of chunk.imports ?? []) visit(manifest[name]);
    };
    visit(entry);
    for (const name of own) visit(manifest[name]);
    const all = [...chunks];
    return {
      script: entry ? `/${entry.file}` : '',
      preloads: all.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
      styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  };
};
