import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { importingAgain } from './import-again';

test('[ERR-03] each import of a piece may be made again, and names no file but the piece', () => {
  expect(importingAgain('a=()=>import(`./log-in-free-Bu_D-Yc.js`)')).toBe(
    'a=()=>importAgain("log-in-free-Bu_D-Yc")',
  );
  expect(importingAgain('import("https://a.example/x.js");import(e);import"./x.js"')).toBe(
    'import("https://a.example/x.js");import(e);import"./x.js"',
  );
  expect(
    importingAgain(
      'const __vite__mapDeps=(i,m)=>i;\np(()=>import("./x.js"),__vite__mapDeps([0,2]))',
    ),
  ).toBe('p(()=>importAgain("x"))');
});

/** What a server of files answers: the text, a status, or nothing at all. */
const served = new Map<string, string | number>();
let asked: string[] = [];
let imported: string[] = [];
let importAgain: (name: string) => Promise<unknown>;

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

beforeAll(async () => {
  // Its pauses are not waited for.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => run()) as never);
  const file = fileURLToPath(new URL('keeper.ts', import.meta.url));
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const globals = {
    fetch: async (address: string) => {
      asked.push(nameOf(address));
      const answer = served.get(nameOf(address));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return typeof answer === 'number'
        ? { ok: false, status: answer }
        : { ok: true, text: async () => answer };
    },
    // The module map of a browser: what did not come once never comes.
    importNow: async (address: string) => {
      imported.push(nameOf(address));
      return nameOf(address);
    },
    document: { querySelector: () => null },
    dispatchEvent: vi.fn(),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  runInThisContext(
    `{${code.replace('import.meta.url', '"https://site.example/assets/first.js"').replaceAll(/^export .*$/gm, '')}}`,
  );
  ({ importAgain } = globalThis as unknown as { importAgain: typeof importAgain });
});

// Other files run in the same process.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'importAgain');
});

afterEach(() => {
  served.clear();
  [asked, imported] = [[], []];
  vi.mocked(dispatchEvent).mockClear();
});

describe('[ERR-03] [NAV-08] a piece', () => {
  test('is imported once all that it cannot run without has come', async () => {
    served.set('hall-1.js', 'code\n//calls-1.js reads-1.js').set('calls-1.js', 'calls');
    await expect(importAgain('hall-1')).rejects.toThrow('reads-1.js');
    expect(imported).toEqual([]);
    served.set('reads-1.js', 'reads');
    expect(await importAgain('hall-1')).toBe('hall-1.js');
    expect(imported).toEqual(['hall-1.js']);
    expect(asked.filter((name) => name === 'hall-1.js')).toHaveLength(1);
  });

  test('is imported once, however many ask for it', async () => {
    served.set('page-1.js', 'code');
    await Promise.all([importAgain('page-1'), importAgain('page-1')]);
    await importAgain('page-1');
    expect(imported).toEqual(['page-1.js']);
  });

  test('is asked for three times before it counts as lost', async () => {
    served.set('late-1.js', 503);
    await expect(importAgain('late-1')).rejects.toThrow('late-1.js');
    expect(asked).toHaveLength(3);
    expect(dispatchEvent).not.toHaveBeenCalled();
  });

  test('that is gone from the server is not asked for again, and the page hears of it', async () => {
    served.set('old-1.js', 404);
    await expect(importAgain('old-1')).rejects.toThrow('old-1.js');
    expect(asked).toHaveLength(1);
    expect(dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'gone' }));
  });
});
