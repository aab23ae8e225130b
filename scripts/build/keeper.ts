// What every browser's build imports its later pieces with, in the place of Vite's own helper.
// A browser remembers for the whole life of a page that a module did not come, and never asks for
// it again, nor for what imports it. So each file, and those that it cannot run without, are
// fetched first: the import then finds all of them in the browser's cache.

declare const importNow: (address: string) => Promise<unknown>;

const folder = new URL('.', import.meta.url).href;

/** How long until a file that did not come is asked for again, and once more. */
const pausesMs = [300, 1500];

/** A file, by what stands behind its last line: the files that it cannot run without. */
const files: Record<string, Promise<string>> = {};

const pieces: Record<string, Promise<unknown>> = {};

let imports = 0;

/** One attempt at a time for each name; what came is kept. */
const keep = <Value>(
  kept: Record<string, Promise<Value>>,
  name: string,
  load: (name: string) => Promise<Value>,
): Promise<Value> =>
  (kept[name] ??= load(name).catch((error: unknown) => {
    delete kept[name];
    throw error;
  }));

const fetchFile = async (file: string, tried = 0): Promise<string> => {
  const got = await fetch(folder + file)
    .then<string | number>((answer) => (answer.ok ? answer.text() : answer.status))
    .catch(() => 0);
  if (typeof got === 'string') return got.split('\n//')[1] ?? '';
  const pause = pausesMs[tried];
  if (got === 404) dispatchEvent(new Event('gone'));
  if (got === 404 || pause === undefined) throw new Error(file);
  await new Promise((resolve) => setTimeout(resolve, pause));
  return fetchFile(file, tried + 1);
};

/** The page names it itself. */
const isAhead = (file: string): boolean =>
  document.querySelector(`link[href$="/${file}"]`) !== null;

const fetchOnce = async (file: string): Promise<string> =>
  isAhead(file) ? '' : keep(files, file, fetchFile);

const addStyle = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!file.endsWith('.css') || isAhead(file)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = folder + file;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(file));
    });
    document.head.append(link);
  });

const importPiece = async (name: string): Promise<unknown> => {
  const file = `${name}.js`;
  const needed = (await fetchOnce(file)).split(' ').filter(Boolean);
  await Promise.all(needed.map(fetchOnce));
  await Promise.all(needed.map(addStyle));
  // What the page itself named may have failed: it is asked for under an address of its own.
  return importNow(folder + file).catch(() => importNow(`${folder}${file}?${(imports += 1)}`));
};

Object.assign(globalThis, {
  importAgain: (name: string) => keep(pieces, name, importPiece),
});
