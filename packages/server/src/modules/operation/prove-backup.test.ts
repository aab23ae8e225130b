import type { Database } from '@parlour/node-kit/database/database';
import { operation } from '@parlour/contract/operation';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { openOperator } from '@parlour/testkit/people/operators';
import { openSite } from '@parlour/testkit/site/site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../lib/database/open-database';
import { insertBackup } from '../../lib/processes/backup-queries';
import { linkAll, writeAudit } from '../audit';
import { openAccount } from '../ledger';
import { proveBackup } from './prove-backup';

let own: TestDatabase;
let database: Database;
let copy: Database;
let copyName: string;

/** Copies it while no one is connected, as PostgreSQL asks. */
beforeEach(async () => {
  own = await testDatabase();
  await noteLine(own.database, 'before the copy');
  await own.database.transaction((sql) => openAccount(sql, 'player:7:cash', 'VND'));
  await own.database.close();
  const name = new URL(own.url).pathname.slice(1);
  copyName = `${name}_copy`;
  await onServer(`create database ${copyName} template ${name}`);
  database = openDatabase(own.url);
  copy = openDatabase(addressOf(copyName));
});

afterEach(async () => {
  await copy.close();
  await database.close();
  await onServer(`drop database ${copyName} with (force)`);
  await onServer(`drop database ${new URL(own.url).pathname.slice(1)} with (force)`);
});

const addressOf = (name: string): string => {
  const url = new URL(own.url);
  url.pathname = `/${name}`;
  return url.href;
};

const onServer = async (statement: string): Promise<void> => {
  const server = openDatabase(addressOf('postgres'));
  const client = await server.connect('parlour test');
  await client.query(statement);
  await client.end();
  await server.close();
};

const noteLine = async (where: Database, reason: string): Promise<void> => {
  await where.transaction((sql) =>
    writeAudit(sql, {
      actor: { cli: 'root' },
      act: 'job.run',
      objectKind: 'job',
      objectId: 'test',
      reason,
    }),
  );
  await linkAll({ database: where });
};

const prove = () => proveBackup({ database, copy: copy.sql, login: 'root' });

/** On the copy, past the triggers that refuse it. */
const spoil = async (table: string, change: string): Promise<void> => {
  const client = await copy.connect('parlour test');
  await client.query(`alter table ${table} disable trigger all`);
  await client.query(`update ${table} ${change}`);
  await client.end();
};

const countProven = async (): Promise<number> => {
  const [row] = await database.sql<{ count: number }>`
    select count(*)::integer as count from lib.backup`;
  return row!.count;
};

test('[OPS-02] a restored copy is proven, also after the database went on, with a line of the audit', async () => {
  await noteLine(database, 'after the copy');
  const { madeAt, provenAt } = await prove();
  expect(madeAt.getTime()).toBeLessThanOrEqual(provenAt.getTime());
  const [line] = await database.sql<{ act: string; after: Record<string, string> }>`
    select act, after::jsonb as after from audit.entry_view order by id desc limit 1`;
  expect(line).toMatchObject({ act: 'backup.prove', after: { lines: '1' } });
  expect(await countProven()).toBe(1);
});

test('[OPS-02] the database itself, and the copy of another one, prove nothing', async () => {
  const itself = proveBackup({ database, copy: database.sql, login: 'root' });
  await expect(itself).rejects.toThrow('That is the database itself');
  // Its own audit goes another way.
  await noteLine(copy, 'only here');
  await noteLine(database, 'only there');
  await expect(prove()).rejects.toThrow('line 2, which this database does not have');
  expect(await countProven()).toBe(0);
});

test('[OPS-02] an address without a database of the site is refused in a sentence', async () => {
  const empty = `${copyName}_empty`;
  await onServer(`create database ${empty}`);
  const nothing = openDatabase(addressOf(empty));
  const proof = proveBackup({ database, copy: nothing.sql, login: 'root' });
  await expect(proof).rejects.toThrow('the copy was not restored there');
  await nothing.close();
  await onServer(`drop database ${empty} with (force)`);
  expect(await countProven()).toBe(0);
});

test('[OPS-02] a copy whose audit or books were changed proves nothing', async () => {
  await spoil('ledger.account', `set balance = 5 where path = 'player:7:cash'`);
  await expect(prove()).rejects.toThrow('The books of the copy do not agree');
  await spoil('audit.entry', `set reason = 'another'`);
  await expect(prove()).rejects.toThrow('The audit of the copy is not whole: changed at 1');
  expect(await countProven()).toBe(0);
});

test('[OPS-02] operators read up to when the copy that was proven last knows, and when it was', async () => {
  const site = await openSite();
  const admin = await openOperator(site, { roles: ['admin'] });
  const madeAt = new Date(Date.now() - 3_600_000);
  const older = new Date(Date.now() - 7_200_000);
  for (const at of [older, madeAt]) {
    await site.database.transaction((sql) => insertBackup(sql, at));
  }
  const { backup } = await admin.get(operation.readOperations, {});
  expect(backup?.madeAt).toBe(madeAt.toISOString());
  expect(Date.parse(backup?.provenAt ?? '')).toBeGreaterThan(madeAt.getTime());
  await site.drop();
});
