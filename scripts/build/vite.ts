import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { importsAgain } from './import-again';
import { groupsOf } from './groups';
import { withoutServerRules } from './server-rules';
import type { Target } from './targets.mjs';

/** How Vite builds a target into `dist/<name>`. */
export const viteConfig = (
  root: string,
  dist: string,
  target: Target,
  { reloads = false } = {},
): InlineConfig => {
  const config: InlineConfig = {
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: publicFolder(root, target),
    plugins: [
      react(),
      localeImports,
      ...(target.kind === 'browser' ? [importsAgain, withoutServerRules] : []),
      ...(reloads ? [reloadOnChange(join(root, target.entry))] : [wholePhrases]),
    ],
    css: { modules: { generateScopedName: scopedName(root) } },
    // node_modules holds links to our packages: by their real path they are source, not packages.
    resolve: {
      preserveSymlinks: false,
      // React has had this hook for years; the router still ships it for older versions.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
  };
  const shape = target.kind === 'browser' ? browserShape(target) : serverShape(target);
  return {
    ...config,
    ...shape,
    build: {
      outDir: join(dist, target.name),
      emptyOutDir: true,
      // A picture inlined in script is neither cached by the browser nor allowed by a strict
      // policy.
      assetsInlineLimit: 0,
      ...shape.build,
    },
  };
};

// For an import by a name that is known later Vite puts 500 bytes of its own into every first page:
// what such a name can be is written out instead.
const localeImports: Plugin = {
  name: 'locale-imports',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/locales\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(id)) return null;
    // What the file has in it anyway is not offered once more.
    const besides = [...code.matchAll(/from '(\.\/site\/[\w-]+)'/g)].map(
      ([, own]) => `'!${own}.ts'`,
    );
    const written = code.replaceAll(/import\((`[^`]+`)\)/g, (_, path: string) => {
      const files = path.replaceAll(/\$\{\w+\}/g, '*').replaceAll('`', "'");
      return `import.meta.glob([${[files, ...besides]}])[${path}]()`;
    });
    // Every line stays where it was: the map of the sources holds.
    return written === code ? null : { code: written, map: null };
  },
};

// A file of an offered language starts from the English one. Its texts are written out, so that a
// reader does not load both.
const wholePhrases: Plugin = {
  name: 'whole-phrases',
  enforce: 'pre',
  load: async (id) => {
    if (!/\/locales\/src\/[\w-]+\/(?:site|games)\/[\w-]+\.ts$/.test(id)) return null;
    if (!/from '\.\.\/\.\.\/en\//.test(await readFile(id, 'utf8'))) return null;
    const texts = (await import(pathToFileURL(id).href)) as object;
    return Object.entries(texts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/** A page of `npm run dev` asks which build is current and reloads when it changes. */
const reloadOnChange = (entry: string): Plugin => ({
  name: 'reload-on-change',
  transform: (code, id) => (id === entry ? `${code}\n(${watchBuildName.toString()})();` : null),
});

const watchBuildName = () => {
  let known = '';
  setInterval(() => {
    void fetch('/assets/build.txt', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '')
      .then((name) => {
        if (known && name && name !== known) location.reload();
        known = name || known;
      });
  }, 700);
};

const publicFolder = (root: string, { publicFolder: folder }: Target) =>
  folder !== undefined && existsSync(join(root, folder)) ? join(root, folder) : false;

// Short, and the same in the browser's build and the server's.
const scopedName = (root: string) => (name: string, file: string) => {
  const [path = ''] = relative(root, file).split('?');
  const digest = createHash('sha256').update(`${path}:${name}`).digest('base64url');
  return `p${digest.replace(/[-_]/g, '').slice(0, 6)}`;
};

// Seven characters tell the versions of a file apart, and each page names some sixty files.
const assetNames = {
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  entryFileNames: 'assets/[name]-[hash:7].js',
};

const browserShape = ({ name, entry }: Target): InlineConfig => ({
  build: {
    target: 'es2022',
    manifest: true,
    // What a piece needs stands in the piece (`import-again.ts`), not in every page.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: entry,
      output: { ...assetNames, codeSplitting: { groups: groupsOf[name] ?? [] } },
    },
  },
});

const serverShape = ({ entry, file, kind, leftOut }: Target): InlineConfig => ({
  // React chooses its build by this name, and a page of its development build is slow.
  ...(kind === 'alone' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: kind === 'alone' ? true : [/^@parlour\//], target: 'node' },
  build: {
    ssr: entry,
    target: 'node20',
    minify: false,
    sourcemap: kind === 'process',
    ssrEmitAssets: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(leftOut && { external: leftOut }),
      output: {
        assetFileNames: assetNames.assetFileNames,
        entryFileNames: file,
        chunkFileNames: '[name]-[hash].js',
        // The page's renderer and the command line are one file each.
        ...(kind === 'alone' ? { codeSplitting: false } : {}),
      },
    },
  },
});
