import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Functions, views and triggers: one definition of each, re-created when it changes. */
export type SchemaFile = { name: string; text: string; hash: string; makes: string[] };

/** Reads `<noun>/*.sql` of a folder, each file after those whose functions and views it needs. */
export const readSchemaFiles = async (root: string): Promise<SchemaFile[]> => {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.sql'));
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { name, text, hash, makes: makesOf(text) };
    }),
  );
  return inOrder(files);
};

const makesOf = (text: string): string[] =>
  [...text.matchAll(/^create or replace (?:function|view) ([a-z_]+\.[a-z0-9_]+)/gm)].map(
    ([, made]) => made!,
  );

/** The names that the text needs when it runs. A body in PL/pgSQL needs its names when called. */
const asksFor = (text: string): Set<string> => {
  const parts = text.replace(/--.*/g, '').split('$$');
  const run = parts.filter((_part, place) => {
    const isBody = place % 2 === 1;
    return !isBody || !/language plpgsql[^;]*$/.test(parts[place - 1]!);
  });
  return new Set(run.join(' ').match(/\b[a-z_]+\.[a-z0-9_]+/g));
};

/** Depth first and by name, so that the order is the same everywhere. */
export const inOrder = <File extends Pick<SchemaFile, 'name' | 'text' | 'makes'>>(
  files: File[],
): File[] => {
  const makerOf = new Map(files.flatMap((file) => file.makes.map((made) => [made, file])));
  const done = new Set<File>();
  const place = (file: File, path: File[]) => {
    if (done.has(file)) return;
    if (path.includes(file)) {
      throw new Error(`Schema files need each other: ${[...path, file].map((f) => f.name).join()}`);
    }
    for (const name of asksFor(file.text)) {
      const maker = makerOf.get(name);
      if (maker && maker !== file) place(maker, [...path, file]);
    }
    done.add(file);
  };
  for (const file of files) place(file, []);
  return [...done];
};

/**
 * The files that differ from the database: their text changed, or something that they create is
 * missing, because a migration had to drop it.
 */
export const dueFiles = async (
  client: pg.Client,
  notedIn: string,
  files: SchemaFile[],
): Promise<SchemaFile[]> => {
  if (files.length === 0) return [];
  const made = await readMadeFiles(client, notedIn);
  const { rows: there } = await client.query<{ name: string }>(`
    select n.nspname || '.' || o.name as name
    from pg_namespace n join (
      select pronamespace as namespace, proname as name from pg_proc
      union all
      select relnamespace, relname from pg_class where relkind = 'v'
    ) o on o.namespace = n.oid
    where n.nspname !~ '^pg_|^information_schema$'`);
  const hashes = new Map(made.map(({ name, hash }) => [name, hash]));
  const objects = new Set(there.map(({ name }) => name));
  return files.filter(
    ({ name, hash, makes }) =>
      hashes.get(name) !== hash || makes.some((object) => !objects.has(object)),
  );
};

type MadeFile = { name: string; hash: string; madeBy: string | null };

/** The files as they were last run, and by which version. */
export const readMadeFiles = async (client: pg.Client, notedIn: string): Promise<MadeFile[]> => {
  const { rows } = await client.query<MadeFile>(
    `select name, hash, to_jsonb(f) ->> 'made_by' as "madeBy" from ${notedIn}.schema_file f`,
  );
  return rows;
};

/** Runs a file, and records its hash and the version that ran it. */
export const makeFile = async (
  client: pg.Client,
  { notedIn, version }: { notedIn: string; version: string },
  { name, text, hash }: SchemaFile,
): Promise<void> => {
  await client.query(text);
  await client.query(
    `insert into ${notedIn}.schema_file (name, hash, made_by) values ($1, $2, $3)
     on conflict (name) do update set hash = excluded.hash, made_by = excluded.made_by, at = now()`,
    [name, hash, version],
  );
};
