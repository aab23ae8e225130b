import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Vite's helper, which every `import()` of a source is handed to. */
const viteHelper = '\0vite/preload-helper.js';

/**
 * Each `import()` of another piece of the build goes through `importAgain` (`keeper.ts`), which
 * asks again for what did not come. What a piece cannot run without stands behind its last line.
 */
export const importsAgain: Plugin = {
  name: 'parlour:import-again',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (id !== viteHelper) return null;
    const keeper = fileOf('keeper.ts');
    const { code } = await transformWithOxc(await readFile(keeper, 'utf8'), keeper);
    return `${code}\nexport const __vitePreload = (load) => load();`;
  },
  // A file's name says what this plugin makes of it, too.
  augmentChunkHash: () => digest,
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap((one) => [...neededBy(one, bundle)]),
      );
      for (const chunk of chunks) {
        const needed = [...neededBy(chunk, bundle)].filter(
          (file) => file !== chunk.fileName && !first.has(file),
        );
        chunk.code = withNeeded(importingAgain(chunk.code), needed);
      }
    },
  },
};

const digest = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex');

const importOf = /\bimport\(([`"'])\.\/([\w.-]+)\.js\1\)/g;
const styleList = /^const __vite__mapDeps=.*\n/;
const styleUse = /,__vite__mapDeps\(\[[\d,]*\]\)/g;

/** The code in which each import of another piece of the build can be made again. */
export const importingAgain = (code: string): string =>
  code
    .replace(styleList, '')
    .replaceAll(styleUse, '')
    // Its own imports, which Vite would wrap in calls of itself.
    .replaceAll('importNow(', 'import(')
    .replaceAll(importOf, (_whole, _quote, name: string) => `importAgain("${name}")`);

const withNeeded = (code: string, files: readonly string[]): string =>
  files.length === 0
    ? code
    : `${code.trimEnd()}\n//${files.map((file) => file.replace('assets/', '')).join(' ')}`;

type Bundle = Rolldown.OutputBundle;

/** What a piece imports and the style of that, then its own: sheets apply in this order. */
const neededBy = (
  chunk: Rolldown.OutputChunk,
  bundle: Bundle,
  found = new Set<string>(),
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(chunk.fileName)) return found;
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const other = bundle[file];
    if (other?.type === 'chunk') neededBy(other, bundle, found, seen);
  }
  found.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  return found;
};
