import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFlags } from './flags';

test('[REG-06] the flag of every country is drawn, 40 by 30 and small', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flags-'));
  await drawFlags(folder);
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(240);
  for (const name of names) {
    const png = await readFile(join(folder, name));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([40, 30]);
    expect(png.length, name).toBeLessThan(3000);
  }
  await rm(folder, { recursive: true });
});
