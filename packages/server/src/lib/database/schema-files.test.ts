import { createHash } from 'node:crypto';
import { migrate, type Schema } from '@parlour/node-kit/database/migrate';
import { inOrder } from '@parlour/node-kit/database/schema-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as ledger from '../../modules/ledger';
import * as round from '../../modules/round';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { readSchema } from './read-schema';

let db: TestDatabase;
let schema: Required<Schema>;
beforeAll(async () => {
  [db, schema] = await Promise.all([testDatabase(), readSchema('packages/server')]);
});
afterAll(() => db.drop());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** This version with one of its files written differently. */
const edited = <From extends Required<Schema>>(
  from: From,
  name: string,
  edit: (text: string) => string,
): From => {
  const files = from.files.map((file) => {
    if (file.name !== name) return file;
    const text = edit(file.text);
    expect(text).not.toBe(file.text);
    return { ...file, text, hash: hashOf(text) };
  });
  return { ...from, files };
};

const withMigration = (from: Required<Schema>, name: string, text: string): Required<Schema> => ({
  ...from,
  migrations: [...from.migrations, { name, text, hash: hashOf(text) }],
});

type Function = { text: string; owner: string; app: boolean; anyone: boolean };

const readFunction = async (name: string): Promise<Function> => {
  const [row] = await db.database.sql<Function>`
    select p.prosrc as text, pg_get_userbyid(p.proowner)::text as owner,
      has_function_privilege('parlour_app', p.oid, 'execute') as app,
      exists (
        select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        where a.grantee = 0
      ) as anyone
    from pg_proc p where p.oid = ${name}::regproc`;
  return row!;
};

const remark = (text: string) => text.replaceAll("'UTC'", "/* in UTC */ 'UTC'");

describe('[R-W6] at a start the functions, views and triggers of the database', () => {
  test('stay untouched while their text is unchanged', async () => {
    const at = () => db.database.sql`select name, at from lib.schema_file order by name`;
    const before = await at();
    expect(before).toHaveLength(schema.files.length);
    expect(await migrate(db.database, schema)).toEqual([]);
    expect(await at()).toEqual(before);
  });

  test('are created again when their text changed, with the same owner and the same grants', async () => {
    const before = await readFunction('ledger.month_of');
    expect(before).toMatchObject({ owner: 'parlour_ledger', app: true, anyone: false });
    const next = edited(schema, 'ledger/month-of.sql', remark);
    expect(await migrate(db.database, next)).toEqual(['ledger/month-of.sql']);
    const after = await readFunction('ledger.month_of');
    expect(after).toEqual({ ...before, text: remark(before.text) });
    expect(await migrate(db.database, schema)).toEqual(['ledger/month-of.sql']);
    expect(await readFunction('ledger.month_of')).toEqual(before);
  });

  test("a new function of the ledger belongs to the ledger's owner, and no other role may call it without a grant", async () => {
    const next = edited(
      schema,
      'ledger/month-of.sql',
      (text) => `${text}create or replace function ledger.month_after(p_moment timestamptz)
returns timestamptz language sql as $$ select p_moment $$;\n`,
    );
    await migrate(db.database, next);
    expect(await readFunction('ledger.month_after')).toMatchObject({
      owner: 'parlour_ledger',
      app: false,
      anyone: false,
    });
    await migrate(db.database, schema);
  });

  test('are created by one of several processes that start together', async () => {
    const next = edited(schema, 'round/pay.sql', (text) => `${text}-- One more line.\n`);
    const made = await Promise.all([1, 2, 3].map(() => migrate(db.database, next)));
    expect(made.flat()).toEqual(['round/pay.sql']);
    await migrate(db.database, schema);
  });

  test('are created by a process that starts while another migrates, once that is over', async () => {
    const other = await db.database.connect('another migration');
    await other.query('begin; lock table lib.migration in share row exclusive mode');
    const starting = migrate(db.database, schema);
    // It waits in line and holds up nothing: it changes no table before its turn.
    await expect
      .poll(async () => {
        const [waiting] = await db.database.sql<{ query: string }>`
          select query from pg_stat_activity
          where application_name = 'parlour migrate' and wait_event_type = 'Lock'
            and datname = current_database()`;
        return waiting?.query;
      })
      .toMatch(/^lock table/);
    await other.end();
    expect(await starting).toEqual([]);
  });

  test('are created in one transaction with the tables, and a failure leaves nothing behind', async () => {
    const before = await readFunction('ledger.month_of');
    const added = withMigration(schema, '9999-round.sql', 'create table round.left_behind ()');
    const sound = edited(added, 'ledger/month-of.sql', remark);
    const broken = edited(sound, 'round/write.sql', (text) => `${text}select no.such_thing();\n`);
    await expect(migrate(db.database, broken)).rejects.toThrow(/^round\/write\.sql: .*"no"/);
    const left = await db.database.sql`
      select from lib.migration where name = '9999-round.sql'
      union all
      select from pg_class where relname = 'left_behind'`;
    expect(left).toEqual([]);
    expect(await readFunction('ledger.month_of')).toEqual(before);
    // Nothing uncommitted is recorded: the database is as this version left it, so nothing is to be
    // done.
    expect(await migrate(db.database, schema)).toEqual([]);
  });

  test('a view that a migration had to drop is created again, though its text is unchanged', async () => {
    const next = withMigration(schema, '9998-round.sql', 'drop view round.player_vendor_view');
    expect(await migrate(db.database, next)).toEqual(['9998-round.sql', 'round/views.sql']);
    await db.database.sql`delete from lib.migration where name = '9998-round.sql'`;
  });

  test('may all be created again over the existing ones, and no guard is lost', async () => {
    await db.database.sql`update lib.schema_file set hash = ''`;
    const made = await migrate(db.database, schema);
    expect(made.toSorted()).toEqual(schema.files.map(({ name }) => name).toSorted());
    expect(await ledger.schemaProblem(db.database.sql)).toBeNull();
    expect(await round.schemaProblem(db.database.sql)).toBeNull();
    const sleeping = await db.database.sql`
      select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
      where tgenabled <> 'A' and not tgisinternal and tgrelid::regclass::text like 'ledger.%'`;
    expect(sleeping).toEqual([]);
  });
});

describe('[R-W6] a schema file runs after those that it needs', () => {
  const file = (name: string, makes: string, body: string) => ({
    name,
    makes: [makes],
    text: `create or replace ${body};`,
  });
  const view = (name: string, needs: string) =>
    file(name, `a.${name}`, `view a.${name} as select * from ${needs}`);
  const names = (files: { name: string }[]) => files.map(({ name }) => name);

  test('whatever its name, and in the same order everywhere', () => {
    const files = [view('first', 'a.third'), view('second', 'b.table'), view('third', 'a.second')];
    expect(names(inOrder(files))).toEqual(['second', 'third', 'first']);
  });

  test('a PL/pgSQL body needs nothing before it is called, and a comment never does', () => {
    const called = file(
      'called',
      'a.called',
      'function a.called() returns void language plpgsql as $$ begin perform a.caller(); end $$',
    );
    const caller = file(
      'caller',
      'a.caller',
      'function a.caller() returns void language sql as $$ select a.called() -- not a.none\n $$',
    );
    expect(names(inOrder([caller, view('none', 'a.caller'), called]))).toEqual([
      'called',
      'caller',
      'none',
    ]);
  });

  test('and two that need each other are refused by name', () => {
    expect(() => inOrder([view('x', 'a.y'), view('y', 'a.x')])).toThrow(
      'Schema files need each other: x,y,x',
    );
  });
});
