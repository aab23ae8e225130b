import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSilentLine } from '@parlour/testkit/site/silent-line';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { claimLease } from './lease';
import { openDatabase } from './open-database';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('[R-W6] a connection that takes the place of one that ends late is kept, and closed in the end', async () => {
  const line = await openSilentLine(site.databaseUrl);
  const lost: string[] = [];
  const database = openDatabase(line.url, { onLost: ({ message }) => lost.push(message) });
  const ask = () => Promise.all([1, 2, 3].map(() => database.sql`select 1`));
  await ask();
  expect(line.count()).toBe(3);
  const end = line.sayFarewell();
  await expect.poll(() => lost.length).toBe(3);
  await ask();
  end();
  await expect.poll(() => line.count()).toBe(3);
  await ask();
  expect(line.count()).toBe(3);
  await database.close();
  await expect.poll(() => line.count()).toBe(0);
  line.close();
});

test('[R-W6] statements and transactions go on when every connection fell silent', async () => {
  const line = await openSilentLine(site.databaseUrl);
  const database = openDatabase(line.url);
  const ask = async () => {
    await Promise.all([1, 2, 3].map(() => database.sql`select 1`));
    await database.transaction((sql) => sql`select 1`);
    return true;
  };
  await ask();
  line.silence();
  await expect.poll(() => ask().catch(() => false), { timeout: 40_000 }).toBe(true);
  expect(line.count()).toBe(4);
  await database.close();
  line.close();
}, 60_000);

test('[R-W6] the end of a connection is over in time, though the other side says nothing', async () => {
  const line = await openSilentLine(site.databaseUrl);
  const database = openDatabase(line.url);
  const client = await database.connect('a job');
  await client.query('select 1');
  line.silence();
  await client.end();
  await client.end();
  await expect.poll(() => line.count()).toBe(0);
  await database.close();
  line.close();
});

/** Whether new connections of the site write: as a provider of databases says it of a full disk. */
const letWrite = async (may: boolean): Promise<void> => {
  const [row] = await site.database.sql<{ text: string }>`
    select format('alter database %I set default_transaction_read_only = %L', current_database(),
      ${may ? 'off' : 'on'}::text) as text`;
  await site.database.sql([row!.text] as unknown as TemplateStringsArray);
};

test('[R-W6] connections that were made while the database wrote nothing are not kept', async () => {
  await letWrite(false);
  const line = await openSilentLine(site.databaseUrl);
  const database = openDatabase(line.url);
  const write = async () => {
    const name = { seconds: 0 };
    await Promise.all([1, 2, 3].map(() => claimLease(database.sql, 'a test', name)));
    await database.transaction((sql) => claimLease(sql, 'a test', name));
    return 'written';
  };
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await expect(
    database.transaction((sql) => claimLease(sql, 'a test', { seconds: 0 })),
  ).rejects.toMatchObject({ code: '25006' });
  await letWrite(true);
  await expect.poll(() => write().catch(() => 'refused'), { timeout: 20_000 }).toBe('written');
  expect(line.count()).toBeLessThanOrEqual(4);
  await database.close();
  line.close();
}, 30_000);
