import { partly } from './partly';

/** A test file with the names in it. */
export type TestFile = { path: string; text: string };

const idOf = /^\| ([A-Z]+-[A-Z]?\d+) \| /;
const ids = /\[([A-Z]+-[A-Z]?\d+)\]/g;
const heads = ['| id | requirement | § |', '| id | requirement | anchor | shown by |'];

/** How many test titles name each id, by file; most first. */
const namesOf = (files: TestFile[]): Map<string, Map<string, number>> => {
  const found = new Map<string, Map<string, number>>();
  for (const { path, text } of files) {
    for (const [, id = ''] of text.matchAll(ids)) {
      const counts = found.get(id) ?? new Map<string, number>();
      found.set(id, counts.set(path, (counts.get(path) ?? 0) + 1));
    }
  }
  return found;
};

/** Where a row is shown: the file with most of its tests, and how many more. */
const shownBy = (counts: Map<string, number> | undefined): string => {
  if (!counts) return 'not yet';
  const [first, ...more] = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const rest = more.length === 0 ? '' : ` and ${more.length} more`;
  return `\`${first![0]}\`${rest}`;
};

/** Cells of a row before its state: a row of the design also has its anchor. */
const cellsOf = (id: string): number => (id.startsWith('R-') ? 4 : 3);

/** The first cells of a line of the table, and one more. */
const withCell = (line: string, count: number, cell: string): string =>
  `${line.split(' |').slice(0, count).join(' |')} | ${cell} |`;

/**
 * The catalogue of requirements with the state of each row as its last column: where it is shown,
 * what of it is missing, or "not yet". A test names a row by `[ID]` in its title.
 */
export const withStanding = (catalogue: string, files: TestFile[]): string => {
  const names = namesOf(files);
  const lines = catalogue.split('\n');
  return lines
    .map((line, place) => {
      const head = heads.find((each) => line.startsWith(each));
      if (head) return `${head} standing |`;
      const above = heads.find((each) => lines[place - 1]?.startsWith(each));
      if (above) return `|${'---|'.repeat(above.split(' |').length)}`;
      const id = idOf.exec(line)?.[1];
      if (!id) return line;
      const missing = partly[id];
      const standing = `${shownBy(names.get(id))}${missing ? `; partly: ${missing}` : ''}`;
      return withCell(line, cellsOf(id), standing);
    })
    .join('\n');
};

/** What is stale or unknown, as sentences. */
export const problemsOf = (catalogue: string, files: TestFile[]): string[] => {
  const known = new Set(catalogue.split('\n').map((line) => idOf.exec(line)?.[1]));
  const unknown = [...namesOf(files).keys()].filter((id) => !known.has(id));
  const lines = catalogue.split('\n');
  const stale = withStanding(catalogue, files)
    .split('\n')
    .filter((line, place) => line !== lines[place])
    .map((line) => idOf.exec(line)?.[1] ?? 'a heading');
  return [
    ...unknown.map((id) => `A test names ${id}, which docs/requirements.md does not have.`),
    ...(stale.length > 0
      ? [`docs/requirements.md is stale (${stale.join(', ')}): npm run requirements writes it.`]
      : []),
  ];
};
