import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { importsAgain } from './import-again';
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
      ...(target.kind === 'browser' ? [importsAgain] : []),
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
    const besides = [...code.matchAll(/from '(\.\/site\/[\w-]+)'/g)].map(([, own]) => `'!${own}.ts'`);
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

const assetNames = {
  assetFileNames: 'assets/[name]-[hash][extname]',
  chunkFileNames: 'assets/[name]-[hash].js',
  entryFileNames: 'assets/[name]-[hash].js',
};

const firstParts = new RegExp(
  [
    '^\\0',
    'node_modules/(react-dom|scheduler)/',
    'web/src/app/(app|start)\\.tsx?$',
    'web/src/lib/(navigation/game-link|favourites/favourites|brand/vendor-mark)\\.tsx?$',
    'web/src/features/catalogue/catalogue-card\\.tsx$',
    'ui/src/components/(display/chips|layout/game-card|layout/game-grid)\\.tsx$',
    'ui/src/icons/(arrow-left|caret-left|caret-right|hint|warning-circle|x)\\.ts$',
    // The style of what the server draws and whose code comes after it.
    'ui/src/components/feedback/sign-page\\.module\\.css$',
    'web/src/lib/brand/category-icon\\.module\\.css$',
  ].join('|'),
);

/** What every dialog is made of. */
const dialogParts =
  /ui\/src\/(components\/layout\/dialog|components\/art\/late-corner|icons\/check-circle)\.tsx?$/;

/** What every form of ours is made of; apart they would weigh a tenth more. */
const fieldParts = new RegExp(
  [
    'ui/src/components/form/(check-field|field|password-field|error-summary)\\.tsx$',
    'ui/src/components/layout/tabs\\.tsx$',
    'ui/src/icons/eye\\.ts$',
    'web/src/features/session/session\\.module\\.css$',
    'web/src/features/session/(factors/has-passkeys|verification/lazy-captcha)\\.tsx?$',
    'web/src/lib/form/(form-values|type-into|use-fields|use-form|when-left)\\.ts$',
  ].join('|'),
);

/** What follows every page at an idle moment, and what the calls of screens need of it. */
const idleParts = new RegExp(
  [
    'web/src/app/(idle/(announcements|connect|focus)|later-parts)\\.tsx?$',
    'web/src/features/shell/(banner/banner|navigation/footer|status/connection-bar)\\.tsx$',
    'web/src/lib/api/(cache|live|loading)\\.ts$',
    'web/src/lib/session/(clear-session|link-codes|not-today|unclaimed)\\.ts$',
    'web/src/lib/navigation/install\\.ts$',
    'ui/src/(dates|toasts|lazy-images)\\.ts$',
    'ui/src/components/feedback/(offline-bar|toasts)\\.tsx$',
  ].join('|'),
);

/** What follows the page of a player. */
const playerParts = new RegExp(
  [
    'web/src/app/idle/(player|unread)\\.ts$',
    'web/src/lib/session/(after-sign-in|balance|follow-tabs|sign-in|sign-in-again|watch-idle)\\.ts$',
  ].join('|'),
);

/** The calls that visitors make, and what makes them. */
const callParts = new RegExp(
  ['web/src/lib/api/(api|fetch-notices)\\.ts$', 'contract/src/(content|endpoint)\\.ts$'].join('|'),
);

/** What a page of a visitor asks by, and what stands in place of an answer. */
const askParts = new RegExp(
  [
    'web/src/lib/api/(query-error|reads/readings|reads/use-read|use-help|use-notices)\\.tsx?$',
    'ui/src/components/feedback/(error-state|skeleton)\\.tsx$',
  ].join('|'),
);

/** What keeps answers, and what stands in place of one that has not come. */
const readParts = new RegExp(
  ['node_modules/@tanstack/', 'web/src/lib/api/queries\\.tsx$'].join('|'),
);

/** The drawn sign of a place that is empty or closed. */
const signParts =
  /ui\/src\/components\/(art\/rosette|feedback\/(empty-state|sign-page))\.tsx$/;

/** The two pages of promotions, which draw the same rows. */
const promotionParts =
  /web\/src\/features\/promotion\/(plate-rows|promotion-(detail-page|order|page|row|sign)|rows-skeleton)\.tsx?$/;

/** What the pages of texts draw alike. */
const textParts = new RegExp(
  [
    'web/src/features/content/(clean-text|find-item|help-reader|text-skeleton)\\.tsx?$',
    'web/src/lib/navigation/item-title\\.ts$',
    'ui/src/components/display/pager\\.tsx$',
    'ui/src/icons/(share-network)\\.ts$',
  ].join('|'),
);

/** What of home is in the server's HTML, and moves once its code has come. */
const movingParts =
  /web\/src\/features\/(catalogue\/home\/categories|content\/announcements\/ticker)\.tsx$/;

const criticalPhrases = /locales\/src\/([\w-]+)\/critical-phrases\.ts$/;

const wordsName = (id: string): string | null => {
  const locale = criticalPhrases.exec(id)?.[1];
  return locale ? `words-${locale}` : null;
};

// A slow network pays for each file: what every first page needs is one file.
const firstPieces: Record<
  string,
  { name: string | ((id: string) => string | null); test: RegExp }[]
> = {
  web: [
    { name: 'first', test: firstParts },
    { name: wordsName, test: criticalPhrases },
    {
      name: 'home',
      test: new RegExp(
        [
          'web/src/app/home/home-screen\\.tsx$',
          'web/src/features/catalogue/home/home\\.tsx$',
          'web/src/lib/navigation/near\\.tsx$',
          'web/src/features/content/announcements/ticker\\.module\\.css$',
        ].join('|'),
      ),
    },
    { name: 'focus', test: idleParts },
    { name: 'fields', test: fieldParts },
    { name: 'dialog', test: dialogParts },
    { name: 'calls', test: callParts },
    { name: 'asks', test: askParts },
    { name: 'reads', test: readParts },
    { name: 'sign', test: signParts },
    { name: 'moving', test: movingParts },
    { name: 'qr', test: /web\/src\/lib\/qr\/qr(-code)?\.tsx?$/ },
    { name: 'app-signs', test: /ui\/src\/icons\/(device-mobile|download-simple)\.ts$/ },
    {
      name: 'passkey-button',
      test: /(features\/session\/factors\/passkey-button|ui\/src\/icons\/fingerprint)\.tsx?$/,
    },
    { name: 'promotion-page', test: promotionParts },
    { name: 'texts', test: textParts },
    { name: 'player', test: playerParts },
    { name: 'hall', test: /web\/src\/features\/catalogue\/hall\/hall\.tsx$/ },
    {
      name: 'hall-menus',
      test: /web\/src\/features\/catalogue\/hall\/(hall-menus|vendor-tabs)\.tsx$/,
    },
  ],
};

const browserShape = ({ name, entry }: Target): InlineConfig => ({
  build: {
    target: 'es2022',
    manifest: true,
    // A lazy chunk brings its style sheets; naming its scripts too would put the list into every
    // page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: entry,
      output: { ...assetNames, codeSplitting: { groups: firstPieces[name] ?? [] } },
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
