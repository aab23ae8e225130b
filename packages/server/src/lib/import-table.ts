import { importBounds } from '@parlour/contract/operator/imports';
import { readCsv } from './read-csv';
import { Refusal } from './refusal';

/** A row of an operator's file; a cell is there for each column that the file has. */
export type ImportRow = { n: number; cells: ReadonlyMap<string, string> };

/**
 * The rows of a CSV file in base64 whose first row names columns of `known`, `needed` among them.
 * Refuses a file that is no text, is too large, or names a column twice or one that is unknown.
 */
export const readTable = (
  file: string,
  { known, needed }: { known: readonly string[]; needed: readonly string[] },
): ImportRow[] => {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > importBounds.bytes) throw new Refusal('request.too_large');
  const [head, ...rows] = readCsv(bytes) ?? [];
  if (!head) throw new Refusal('change.csv_broken');
  if (rows.length > importBounds.rows || head.cells.length > importBounds.columns) {
    throw new Refusal('request.too_large');
  }
  const names = withoutEmptyEnd(head.cells.map(plain));
  const wrong = names.filter((name, at) => !known.includes(name) || names.indexOf(name) !== at);
  const missing = needed.filter((name) => !names.includes(name));
  if (wrong.length > 0 || missing.length > 0) {
    throw new Refusal('change.csv_columns', { wrong: wrong.slice(0, 10), missing });
  }
  return rows.map(({ n, cells }) => ({
    n,
    cells: new Map(names.map((name, at) => [name, plain(cells[at] ?? '')])),
  }));
};

/** A spreadsheet adds empty cells at the end of a row. */
const withoutEmptyEnd = (names: readonly string[]): readonly string[] =>
  names.slice(0, names.findLastIndex((name) => name !== '') + 1);

/** Without the apostrophe that our own files put before what would be a formula. */
const plain = (cell: string): string => (/^'\s*[=+\-@|＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** `yes` or `no` as people write them, an empty cell as no; undefined for anything else. */
export const flagOf = (cell: string): boolean | undefined => {
  if (/^(|no|0|false)$/i.test(cell)) return false;
  return /^(yes|1|true)$/i.test(cell) ? true : undefined;
};

export const flagText = (value: unknown): string => (value === true ? 'yes' : 'no');

/** Texts of a patch that is longer go in two files. */
export const mostPatchLetters = 250_000;
