import type { Problem, SourceFile } from './source';

const places = [
  {
    folder: 'packages/server/migrations/',
    refused: /^create (?:or replace )?(?:function|procedure|aggregate|view|trigger) .*/gim,
    message: 'has one text, in packages/server/schema/<noun>',
  },
  {
    folder: 'packages/server/schema/',
    refused:
      /^(?:create (?!or replace ).*|drop .*|alter table .*(?<!enable always trigger \w+);)/gim,
    message: 'runs whenever its file changes: "create or replace"; tables belong to a migration',
  },
];

/** Tables are in migrations, which run once; what holds no rows is in files that run again. */
export const checkSqlPlaces = ({ path, text }: SourceFile): Problem[] =>
  places
    .filter(({ folder }) => path.startsWith(folder))
    .flatMap(({ refused, message }) =>
      [...text.matchAll(refused)].map(({ 0: found, index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        rule: 'sql-place',
        message: `"${found.slice(0, 40).trim()}" ${message}`,
      })),
    );

/** Each number of the sequence occurs once, since names alone would not order two files. */
export const checkMigrationNumbers = (paths: string[]): Problem[] => {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const [number] = /^packages\/\w+\/migrations\/\d+/.exec(path) ?? [];
    if (!number) return [];
    const first = seen.get(number);
    seen.set(number, first ?? path);
    return first
      ? [{ path, rule: 'migration-number', message: `${first} has the same number` }]
      : [];
  });
};
