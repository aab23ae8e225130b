// The build targets, their sources, and whether each is stale. Only Node's own modules: npm start
// asks before any package is installed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Sources are folders and files whose contents decide the result. `kind`: a browser gets hashed,
 * precompressed files and a manifest; a process gets one module and finds its packages in
 * node_modules; `alone` contains everything it needs.
 * @type {import('./targets.d.mts').Target[]}
 */
export const targets = [
  {
    name: 'web',
    kind: 'browser',
    entry: 'packages/web/src/app/browser.tsx',
    publicFolder: 'packages/web/public',
    sources: ['packages/web', 'packages/ui', 'packages/locales', 'packages/contract'],
  },
  {
    name: 'web-server',
    kind: 'alone',
    entry: 'packages/web/src/app/first-page/server-render.tsx',
    file: 'server-render.js',
    sources: ['packages/web', 'packages/ui', 'packages/locales', 'packages/contract'],
  },
  {
    name: 'console',
    kind: 'browser',
    entry: 'packages/console/src/app/browser.tsx',
    publicFolder: 'packages/console/public',
    sources: ['packages/console', 'packages/ui', 'packages/locales', 'packages/contract'],
  },
  {
    name: 'server',
    kind: 'process',
    entry: 'packages/server/src/main.ts',
    file: 'main.js',
    sources: [
      'packages/server/src',
      'packages/server/package.json',
      'packages/contract',
      'packages/locales',
      'packages/node-kit',
    ],
  },
  {
    name: 'games',
    kind: 'browser',
    entry: 'packages/games/src/slots/shell/page/main.tsx',
    publicFolder: 'packages/games/public',
    sources: ['packages/games', 'packages/ui', 'packages/locales', 'packages/contract'],
  },
  {
    name: 'games-server',
    kind: 'process',
    entry: 'packages/games/src/server/main.ts',
    file: 'main.js',
    sources: [
      'packages/games',
      'packages/contract',
      'packages/locales',
      'packages/node-kit',
      'packages/ui/src',
    ],
  },
  {
    name: 'fair',
    kind: 'alone',
    entry: 'packages/games/src/fair-cli.ts',
    file: 'fair.mjs',
    // It computes rounds and shows none: the drawings and pages of the games stay out of the file.
    leftOut: /\/(view|front)$/,
    sources: ['packages/games/src', 'packages/contract'],
  },
];

const always = ['package-lock.json', 'scripts/build.ts', 'scripts/build'];

const stampOf = (dist, name) => path.join(dist, '.stamps', name);

/** The targets whose sources differ from those of the files in `dist`. */
export const staleTargets = (root, dist) => {
  const read = new Map();
  const base = always.map((one) => digest(path.join(root, one), read)).join();
  return targets
    .filter(({ entry }) => fs.existsSync(path.join(root, entry)))
    .map((target) => ({ target, stamp: stampFor(root, target, base, read) }))
    .filter(({ target, stamp }) => stampText(dist, target.name) !== stamp);
};

/** Written when a target is built, so that the next start finds it fresh. */
export const writeStamp = (dist, name, stamp) => {
  fs.mkdirSync(path.join(dist, '.stamps'), { recursive: true });
  fs.writeFileSync(stampOf(dist, name), stamp);
};

const stampText = (dist, name) => {
  const file = stampOf(dist, name);
  return fs.existsSync(file) && fs.existsSync(path.join(dist, name))
    ? fs.readFileSync(file, 'utf8')
    : undefined;
};

const stampFor = (root, { sources }, base, read) => {
  const hash = createHash('sha256').update(base);
  for (const source of sources) hash.update(digest(path.join(root, source), read));
  return hash.digest('hex');
};

const unread = new Set(['node_modules', 'dist', 'migrations']);

const digest = (place, read) => {
  const known = read.get(place);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  if (fs.existsSync(place)) addContents(hash, place);
  const result = hash.digest('hex');
  read.set(place, result);
  return result;
};

const addContents = (hash, place) => {
  if (fs.statSync(place).isFile()) {
    hash.update(path.basename(place)).update(fs.readFileSync(place));
    return;
  }
  for (const name of fs.readdirSync(place).toSorted()) {
    // A change of a test changes nothing that is shipped.
    if (unread.has(name) || /\.test\.tsx?$/.test(name)) continue;
    hash.update(name);
    addContents(hash, path.join(place, name));
  }
};
