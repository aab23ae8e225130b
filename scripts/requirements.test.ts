import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueFile, readTests } from './requirements';
import { strangers, withStanding } from './requirements/standing';

const catalogue = readFileSync(catalogueFile, 'utf8');

test('docs/requirements.md shows the tests of each row; npm run requirements writes it', () => {
  expect(withStanding(catalogue, readTests())).toBe(catalogue);
});

test('every row that a test names is in the catalogue', () => {
  expect(strangers(catalogue, readTests())).toEqual([]);
});

test('a row without a test is "not yet", and a row of the design keeps its cells', () => {
  const table = [
    '| id | requirement | § |',
    '|---|---|---|',
    `| SHOP-01 | a thing | 2 |`,
    `| SHOP-02 | another | 2 | old words |`,
    '',
    '| id | requirement | anchor | shown by |',
    '|---|---|---|---|',
    '| R-Z9 | a rule | a law | a clock |',
  ].join('\n');
  const title = (id: string) => `test('[${id}] works', () => {});\n`;
  const files = [
    { path: 'a.test.ts', text: title('SHOP-02') },
    { path: 'b.test.ts', text: title('SHOP-02').repeat(2) },
  ];
  expect(withStanding(table, files).split('\n')).toEqual([
    '| id | requirement | § | standing |',
    '|---|---|---|---|',
    '| SHOP-01 | a thing | 2 | not yet |',
    '| SHOP-02 | another | 2 | `b.test.ts` and 1 more |',
    '',
    '| id | requirement | anchor | shown by | standing |',
    '|---|---|---|---|---|',
    '| R-Z9 | a rule | a law | a clock | not yet |',
  ]);
});
