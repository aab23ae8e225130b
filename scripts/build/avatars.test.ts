import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avatarIds, mostRank } from '@parlour/contract/avatars';
import { expect, test } from 'vitest';
import { drawAvatars } from './avatars';

test('[MEMBER-02] [MEMBER-13] every avatar and rank is drawn, each differently and small', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avatars-'));
  await drawAvatars(folder);
  const names = await readdir(folder);
  expect(avatarIds.length).toBeGreaterThanOrEqual(12);
  expect(names).toHaveLength(avatarIds.length + mostRank + 1);
  const drawings = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(new Set(drawings).size).toBe(names.length);
  for (const svg of drawings) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]+<\/svg>$/);
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(30_000);
  }
  await rm(folder, { recursive: true });
});
