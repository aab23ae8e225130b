import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrations, type Migration } from '@parlour/node-kit/database/migrate';
import { describe, expect, test } from 'vitest';

/** Lines of `sha256sum`: a digest, two blanks, the name of a file. */
const readReleased = async (folder: string): Promise<Map<string, string>> => {
  const text = await readFile(path.join(folder, 'released.sha256'), 'utf8');
  const lines = text.trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
};

/** The names of migrations that are not what was released: edited, not listed, or gone. */
const changedOf = (migrations: Migration[], released: Map<string, string>): string[] => {
  const names = new Set([...migrations.map(({ name }) => name), ...released.keys()]);
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]));
  return [...names].filter((name) => hashes.get(name) !== released.get(name)).toSorted();
};

describe.each(['packages/server/migrations', 'packages/games/migrations'])('%s', (folder) => {
  test('[R-W6] a released migration is not changed: a table changes by the next file', async () => {
    expect(changedOf(await readMigrations(folder), await readReleased(folder))).toEqual([]);
  });

  test('[R-W6] an edited, an unlisted and a removed migration are each found', async () => {
    const [migrations, released] = [await readMigrations(folder), await readReleased(folder)];
    const [first, ...others] = migrations as [Migration, ...Migration[]];
    const hash = createHash('sha256').update(`${first.text} `).digest('hex');
    expect(changedOf([{ ...first, hash }, ...others], released)).toEqual([first.name]);
    expect(changedOf([...migrations, { ...first, name: '9999-new.sql' }], released)).toEqual([
      '9999-new.sql',
    ]);
    expect(changedOf(others, released)).toEqual([first.name]);
  });
});
