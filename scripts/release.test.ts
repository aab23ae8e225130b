import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

test('[R-C8] every package has the version that stands first in the change log', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) – /m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const files = [
    'package.json',
    ...readdirSync('packages').map((folder) => `packages/${folder}/package.json`),
  ];
  expect(files.length).toBeGreaterThan(8);
  expect(Object.fromEntries(files.map((file) => [file, versionIn(file)]))).toEqual(
    Object.fromEntries(files.map((file) => [file, newest])),
  );
});
