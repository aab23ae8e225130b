import type { ArchitectureMap } from './map';
import { isTest } from './source';
import type { Problem, SourceFile, Text } from './source';

/** Which module writes, reads and calls which schema: the map applies inside the database too. */
export const checkSql = (file: SourceFile, map: ArchitectureMap): Problem[] => {
  const owner = ownerOf(file.path);
  if (!owner || isTest(file.path)) return [];
  const statements = file.path.endsWith('.sql') ? statementsOf(file.text) : file.literals;
  const inQueries = file.path.endsWith('.sql') || isQueries(file.path) || owner === 'lib';
  return statements.flatMap((statement) =>
    refusals(statement.value, { owner, inQueries, inSql: file.path.endsWith('.sql'), map }).map(
      (message) => ({ path: file.path, line: statement.line, rule: 'sql', message }),
    ),
  );
};

interface Setting {
  owner: string;
  inQueries: boolean;
  inSql: boolean;
  map: ArchitectureMap;
}

const ownerOf = (path: string) =>
  /^packages\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ??
  /^packages\/server\/migrations\/\d{4}-([a-z]+)(?:-[a-z0-9-]+)?\.sql$/.exec(path)?.[1] ??
  /^packages\/server\/schema\/([a-z]+)\/[a-z0-9-]+\.sql$/.exec(path)?.[1] ??
  (path.startsWith('packages/server/src/lib/') ? 'lib' : undefined);

const isQueries = (path: string) => /(^|\/|-)queries(\/|\.ts$)/.test(path);

/** One entry a line, without comments, so that a refusal can name the line. */
const statementsOf = (text: string): Text[] => {
  const bare = text
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
  const found: Text[] = [];
  let line = 1;
  for (const part of bare.split(';')) {
    const blank = /^\s*/.exec(part)?.[0] ?? '';
    found.push({ value: part, line: line + newlines(blank) });
    line += newlines(part);
  }
  return found;
};

const newlines = (text: string) => text.split('\n').length - 1;

// In a dynamic statement `%I` stands for a name.
const name = '"?([a-z_][a-z0-9_]*)"?(?:\\."?(%I|[a-z_][a-z0-9_]*)"?)?';
const writes = [
  new RegExp(`\\binsert\\s+into\\s+${name}`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+(?:only\\s+)?${name}`, 'gi'),
  new RegExp(
    `\\bupdate\\s+(?:only\\s+)?(?!set\\b)${name}(?:\\s+(?:as\\s+)?[a-z_]+)?\\s+set\\b`,
    'gi',
  ),
  new RegExp(`\\bmerge\\s+into\\s+${name}`, 'gi'),
  new RegExp(`\\btruncate\\s+(?:table\\s+)?(?:only\\s+)?${name}\\s*(?:$|,|cascade|restart)`, 'gi'),
  new RegExp(
    '\\b(?:create|alter|drop)\\s+(?:or\\s+replace\\s+)?(?:unlogged\\s+|materialized\\s+)?' +
      `(?:table|view|function|procedure|sequence|type)\\s+(?:if\\s+(?:not\\s+)?exists\\s+)?${name}`,
    'gi',
  ),
];
const reads = new RegExp(
  `(?<!delete\\s)\\b(?:from|join)\\s+(?:lateral\\s+|only\\s+)*${name}(\\s*\\()?`,
  'gi',
);
const calls = /\b([a-z_]+)\.([a-z_][a-z0-9_]*)\s*\(/gi;

const refusals = (sql: string, setting: Setting) => [
  ...writeRefusals(sql, setting),
  ...readRefusals(sql, setting),
  ...callRefusals(sql, setting),
];

const writeRefusals = (sql: string, { owner, inQueries }: Setting) =>
  writes.flatMap((pattern) =>
    [...sql.matchAll(pattern)].flatMap(([written, schema, table]) => {
      const what = written.replace(/\s+/g, ' ').trim();
      if (!inQueries) return [`only queries.ts writes to the database: "${what}"`];
      if (table === undefined) return [`name the schema: "${what}"`];
      // What a session keeps for itself is no module's.
      if (schema === owner || schema === 'pg_temp') return [];
      return [`${owner} writes its own schema only: "${what}"`];
    }),
  );

const isModule = (schema: string | undefined, { modules }: ArchitectureMap) =>
  schema !== undefined && schema in modules;

const readRefusals = (sql: string, { owner, inSql, map }: Setting) =>
  [...sql.matchAll(reads)].flatMap(([, schema = '', table, call]) => {
    if (!isModule(schema, map) || !table || schema === owner || call) return [];
    // A database function may read the rows of a module that it may call.
    if (table.endsWith('_view') || (inSql && isBelow(schema, owner, map))) return [];
    return [`${owner} reads ${schema} by a view, not by its table ${schema}.${table}`];
  });

const isBelow = (schema: string, owner: string, { modules }: ArchitectureMap) =>
  (modules[schema] ?? 0) < (modules[owner] ?? 0);

const sqlWords = /\b(select|insert|update|delete|call|perform|begin|returns)\b/i;

const callRefusals = (sql: string, { owner, map }: Setting) => {
  if (!sqlWords.test(sql)) return [];
  return [...sql.matchAll(calls)].flatMap(([whole, schema = '', called = '']) => {
    if (!isModule(schema, map) || schema === owner) return [];
    // insert into ledger.entry (…) and references player.player (…) are not calls.
    const before = sql.slice(0, sql.indexOf(whole)).trimEnd();
    if (/\b(into|references|on|table|exists)$/i.test(before)) return [];
    if (isBelow(schema, owner, map)) return [];
    return [`${owner} may not call up or sideways: ${schema}.${called}()`];
  });
};
