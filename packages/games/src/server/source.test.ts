import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { systemSource } from './source';

const run = promisify(execFile);

// What a process of the games takes first, in a process of its own.
const take = `
  import(${JSON.stringify(new URL('source.ts', import.meta.url).href)}).then(({ systemSource }) => {
    const seeds = Array.from({ length: 500 }, () => systemSource.bytes(32).toString('hex'));
    console.log(seeds.join('\\n'));
  });`;

test('[R-R6] processes that start at once, and one that starts again, never draw the same seed', async () => {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', take];
  const outputs = await Promise.all(Array.from({ length: 8 }, () => run(process.execPath, words)));
  const seeds = outputs.flatMap(({ stdout }) => stdout.trim().split('\n'));
  const here = Array.from({ length: 500 }, () => systemSource.bytes(32).toString('hex'));
  expect(seeds).toHaveLength(4000);
  expect(new Set([...seeds, ...here]).size).toBe(4500);
}, 120_000);
