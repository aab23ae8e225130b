import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

type Row = { id: string; state: string; text: string };

/** The rows of the table under a heading. */
const rowsOf = (heading: string): Row[] => {
  const [, rest = ''] = page.split(`## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|( id | what |-)/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return { id: cells[1] ?? '', state: cells.at(-3) ?? '', text: cells.at(-2) ?? '' };
    });
};

const core = rowsOf('OWASP ASVS 5.0.0, the core');
const findings = rowsOf('What an attack on the first slice found');
const smaller = rowsOf('S16–S28, one by one');
const random = rowsOf('Random numbers, R-R1–R-R10');
const money = rowsOf('Players’ money and play, R-S9–R-W9');
const records = rowsOf('Records and operation, R-C1–R-C8');

const testFile = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

const ids =
  '1.2.4 1.2.10 1.3.6 1.4.2 2.2.1 2.2.2 2.3.1 2.3.2 2.3.3 2.3.4 2.3.5 2.4.1 2.4.2 3.3.1 3.3.4 ' +
  '3.4.1 3.4.2 3.4.3 3.4.6 3.5.1 3.5.3 3.5.5 4.1.3 4.1.5 4.4.2 5.2.1 5.2.2 5.2.6 5.3.2 6.1.1 ' +
  '6.2.1 6.2.12 6.3.1 6.3.2 6.3.3 6.3.8 6.4.3 6.5.1 6.5.5 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 ' +
  '7.5.1 7.5.3 8.2.1 8.2.2 8.2.3 8.4.1 9.1.2 11.3.3 11.4.2 11.5.1 13.3.1 14.3.2 15.3.3 15.4.2 ' +
  '16.2.5 16.3.1 16.4.2 16.5.1 16.5.3';

describe('docs/security.md', () => {
  test('lists each id of the core once, in order', () => {
    expect(core.map(({ id }) => id.replace('*', ''))).toEqual(ids.split(' '));
  });

  test('lists each finding', () => {
    expect(findings.map(({ id }) => id)).toEqual(
      Array.from({ length: 15 }, (_, index) => `S${index + 1}`),
    );
    expect(smaller).toHaveLength(13);
  });

  test('lists each requirement of random numbers', () => {
    expect(random.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `R-R${index + 1}`),
    );
  });

  test('lists each requirement of players’ money and play', () => {
    const wanted = 'R-S9 R-H1 R-H2 R-H3 R-I6 R-I7 R-W2 R-W3 R-W4 R-W5 R-W8 R-W9';
    expect(money.map(({ id }) => id)).toEqual(wanted.split(' '));
  });

  test('lists each requirement of records and operation', () => {
    expect(records.map(({ id }) => id)).toEqual(
      Array.from({ length: 8 }, (_, index) => `R-C${index + 1}`),
    );
  });

  test('states how the project stands to each, and names a test for each that it calls met', () => {
    for (const { id, state, text } of [
      ...core,
      ...findings,
      ...smaller,
      ...random,
      ...money,
      ...records,
    ]) {
      expect(['met', 'partly', 'not yet', 'not applicable yet', 'stays'], id).toContain(state);
      if (state === 'met') expect(text.match(testFile), id).not.toBeNull();
    }
  });

  test('quotes existing tests, by words of their names', () => {
    for (const line of page.split('\n')) {
      let source = '';
      for (const [, file, words] of line.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|“([^”]+)”/g)) {
        if (file !== undefined) {
          expect(existsSync(file), file).toBe(true);
          source = readFileSync(file, 'utf8');
        } else if (source !== '') {
          expect(source, `“${words}”`).toContain(words);
        }
      }
    }
  });
});
