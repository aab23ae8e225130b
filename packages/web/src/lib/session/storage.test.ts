import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cacheNames } from '../api/cache';
import { localKeys, sessionKeys } from './storage';

const documented = (where: string): string[] => {
  const page = readFileSync('docs/security.md', 'utf8');
  const table = page.slice(page.indexOf('## What the browser keeps'));
  const rows = [...table.matchAll(/^\| (\w+) \| (.*?) \|/gm)].filter(
    ([, place]) => place === where,
  );
  return rows.flatMap(([, , keys = '']) => [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key!));
};

describe('[STORE-03] docs/security.md lists what the browser keeps', () => {
  test('local keys', () => {
    expect(documented('local').toSorted()).toEqual(Object.values(localKeys).toSorted());
  });

  test('session keys and caches', () => {
    const kept = [...Object.values(sessionKeys), ...cacheNames];
    expect(documented('session').toSorted()).toEqual(kept.toSorted());
  });

  test('cookies that the pages’ own code writes', () => {
    const sources = ['lib/session/remembered-login.ts', 'lib/language/language.ts'];
    const text = [...sources, 'features/shell/consent/consent.ts']
      .map((file) => readFileSync(`packages/web/src/${file}`, 'utf8'))
      .join('\n');
    const named = documented('cookie').filter((name) => !name.startsWith('__Host-'));
    for (const name of named) expect(text).toContain(name.replace(/^parlour/, ''));
  });
});
