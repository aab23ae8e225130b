import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv';

describe('[OPS-03] a CSV file', () => {
  test.each([
    ['a cell of quotes', `x${'"'.repeat(400_000)}`],
    ['a cell of blanks and quotes', `${' '.repeat(200_000)}x${'"'.repeat(200_000)}`],
  ])('with %s is read once, not again at each quote', (_, cell) => {
    const begun = performance.now();
    const rows = readCsv(Buffer.from(`code,x\n${cell},y`));
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(rows?.[1]?.cells[1]).toBe('y');
  });

  test('has quoted cells, with blanks before the quote', () => {
    const [row] = readCsv(Buffer.from('  "a, ""b""" ,c "d",""'))!;
    expect(row!.cells).toEqual(['a, "b"', 'c "d"', '']);
  });
});
