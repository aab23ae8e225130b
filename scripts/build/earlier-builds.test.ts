import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepEarlierBuild } from './earlier-builds';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'parlour-dist-'));
});
afterAll(() => rm(dist, { recursive: true, force: true }));

/** A build of some files; what stood there before is kept. */
const build = async (...names: string[]) => {
  await keepEarlierBuild(join(dist, 'web'), join(dist, 'web-earlier'));
  await rm(join(dist, 'web'), { recursive: true, force: true });
  await mkdir(join(dist, 'web/assets'), { recursive: true });
  for (const name of names) await writeFile(join(dist, 'web/assets', name), name);
};

const earlier = async () => (await readdir(join(dist, 'web-earlier/assets'))).toSorted();

test('[NAV-08] a build keeps the files of the two builds before it, with their compressed forms', async () => {
  await build('first-1.js', 'first-1.js.br', 'font.woff2');
  await build('first-2.js', 'font.woff2');
  expect(await earlier()).toEqual(['first-1.js', 'first-1.js.br', 'font.woff2']);
  await build('first-3.js', 'font.woff2');
  expect(await earlier()).toEqual(['first-1.js', 'first-1.js.br', 'first-2.js', 'font.woff2']);
  await build('first-4.js');
  expect(await earlier()).toEqual(['first-2.js', 'first-3.js', 'font.woff2']);
});

test('[NAV-08] the same files again push no older build out', async () => {
  await build('first-4.js');
  await build('first-4.js');
  expect(await earlier()).toEqual(['first-3.js', 'first-4.js', 'font.woff2']);
});
