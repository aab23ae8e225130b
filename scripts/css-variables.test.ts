import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = execFileSync('git', ['ls-files', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\./.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

/** Variables that a sheet or a style gives a value: `--name:`, `'--name':` or `('--name',`. */
const givenIn = (text: string): string[] =>
  [...text.matchAll(/(--[\w-]+)['"`]?\s*[:,\]]/g)].map(([, name]) => name!);

/** Variables that are read without another value to fall back on. */
const readIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);

test('a variable that a style reads is given a value somewhere', () => {
  const given = new Set(sources.flatMap(([, text]) => givenIn(text)));
  const missing = sources.flatMap(([path, text]) =>
    readIn(text).flatMap((name) => (given.has(name) ? [] : [`${path} reads ${name}`])),
  );
  expect(missing).toEqual([]);
});
