import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { comparisonsOf, type TwoTurns } from './against';
import { flagsOf, sideProblem, startSide } from './side';

const many = { players: 1, accounts: 1, bets: 1, sockets: 1 };

/** A checkout whose benchmark is this script. */
const withCheckout = async (script: string, work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-side-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(path.join(folder, 'node_modules/tsx/dist'), { recursive: true });
    // Runs the given file, as tsx would.
    writeFileSync(
      path.join(folder, 'node_modules/tsx/dist/cli.mjs'),
      `import { readFileSync } from 'node:fs';
      const text = encodeURIComponent(readFileSync(process.argv[2], 'utf8'));
      await import('data:text/javascript,' + text);`,
    );
    mkdirSync(path.join(folder, 'bench'));
    writeFileSync(path.join(folder, 'bench/ledger-turn.ts'), script);
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a folder without a benchmark that takes turns is reported in one sentence', async () => {
  await withCheckout('', async (folder) => {
    expect(sideProblem(folder)).toBeUndefined();
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(sideProblem(folder)).toBe(`${folder} has no node_modules: run "npm ci" there.`);
    rmSync(path.join(folder, 'bench'), { recursive: true });
    expect(sideProblem(folder)).toMatch(/at a commit that cannot take turns yet/);
    rmSync(path.join(folder, 'package.json'));
    expect(sideProblem(folder)).toBe(`${folder} is no checkout.`);
  });
});

test('a side answers each order with its figures until its orders end', async () => {
  const script = `
    import { createInterface } from 'node:readline';
    const send = (words) => console.log(JSON.stringify(words));
    send({ kind: 'ready', ways: [{ id: process.argv[3], title: process.argv[4] }] });
    for await (const line of createInterface({ input: process.stdin })) {
      const { way, pace } = JSON.parse(line);
      send(way === 'core' ? { kind: 'turn', figures: { betsPerSecond: pace.measureMs } }
        : { kind: 'failed', why: 'It does not know this way.' });
    }`;
  await withCheckout(script, async (folder) => {
    const side = await startSide(folder, ['core'], { ...many, players: 7 });
    expect(side.ways).toEqual([{ id: 'core', title: '--players=7' }]);
    const pace = { warmMs: 1, measureMs: 2 };
    expect(await side.turn({ way: 'core', pace })).toEqual({ betsPerSecond: 2 });
    expect(await side.turn({ way: 'core', pace: { ...pace, measureMs: 3 } })).toEqual({
      betsPerSecond: 3,
    });
    await expect(side.turn({ way: 'other', pace })).rejects.toThrow('It does not know this way.');
    await side.close();
  });
});

test('a side that crashes is reported, not waited for', async () => {
  await withCheckout('process.exit(3)', async (folder) => {
    await expect(startSide(folder, ['core'], many)).rejects.toThrow('ended without a word');
  });
});

test('this checkout and the other are compared pair by pair, figure by figure, where both have it', () => {
  const turns: TwoTurns[] = [1, 2, 4].map((speed) => ({
    here: { betsPerSecond: 1100 * speed, p99Ms: 20 / speed },
    there: { betsPerSecond: 1000 * speed, p99Ms: 10 / speed, nodeMicros: 5 },
  }));
  const lines = comparisonsOf(new Map([['core_256', turns]]));
  expect(lines.map(({ words }) => words)).toEqual(['bets a second', 'p99']);
  expect(lines[0]?.estimate.median).toBeCloseTo(1.1);
  expect(lines[1]?.estimate.median).toBeCloseTo(2);
});

test('a side that lists no options reads the numbers as they were given', () => {
  const { values, positionals } = parseArgs({
    args: ['core', ...flagsOf({ players: 10_000, accounts: 2, bets: 3, sockets: 4 })],
    allowPositionals: true,
    strict: false,
  });
  expect(positionals).toEqual(['core']);
  expect({ ...values }).toEqual({ players: '10000', accounts: '2', bets: '3', sockets: '4' });
});
