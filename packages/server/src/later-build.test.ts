import { createHash, randomUUID } from 'node:crypto';
import { migrate, readMissing, type Schema } from '@parlour/node-kit/database/migrate';
import { Problem } from '@parlour/node-kit/problem';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { waiting } from '@parlour/testkit/ledger/lock-player';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app';
import { openDatabase } from './lib/database/open-database';
import { readSchema } from './lib/database/read-schema';
import { openLive } from './lib/live/live';
import { prepare } from './prepare';

// A later build here is this one with a migration and a function that this one does not know.
let site: Site;
let schema: Required<Schema>;
let vendor: Vendor;
/** The builds that serve; a vendor's calls go to them in turn. */
const serving: FastifyInstance[] = [];
const closing: (() => Promise<unknown>)[] = [];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const laterThan = (
  from: Required<Schema>,
  { version, name, text }: { version: string; name: string; text: string },
): Required<Schema> => ({
  ...from,
  version,
  migrations: [...from.migrations, { name, text, hash: hashOf(text) }],
  files: from.files.map((file) => {
    if (file.name !== 'ledger/month-of.sql') return file;
    const edited = file.text.replaceAll("'UTC'", "/* later */ 'UTC'");
    return { ...file, text: edited, hash: hashOf(edited) };
  }),
});

/** What a release adds before any build uses it: a column with a default, a table, an index. */
const expand = `-- Rounds say at which table they were played.
-- works with: 0.1
alter table round.round add column table_code text default 'none';
create table round.seating (round_id bigint primary key, seated_at timestamptz not null);
create index seating_time on round.seating (seated_at);
`;

beforeAll(async () => {
  site = await openSite();
  schema = await readSchema('packages/server');
  serving.push(site.app);
  let turn = 0;
  const inTurn = {
    ...site,
    get app() {
      turn += 1;
      return serving[turn % serving.length]!;
    },
  };
  vendor = await openVendor(inTurn);
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await dropSoundSite(site);
});

/** Starts this build on the database as it is, as a process of its own would. */
const startThisBuild = async (): Promise<void> => {
  const database = openDatabase(site.databaseUrl);
  const { config, clock, log } = site.platform;
  await prepare({ ...config, demo: false }, database, log);
  const live = openLive(database, log, config);
  const app = await buildApp({ config, database, clock, log, live });
  serving.push(app);
  closing.push(database.close, live.close, () => app.close());
};

/** A bet, its repeat and its win, whichever build each of them comes to. */
const playRound = async (seat: Seated, amount: number): Promise<string[]> => {
  const key = randomUUID();
  const bet = vendor.body('bet', seat, { transaction_uuid: key, amount });
  const win = vendor.body('win', seat, {
    reference_transaction_uuid: key,
    round: bet.round,
    amount: 2 * amount,
    round_closed: true,
  });
  const answers = [];
  for (const [kind, body] of [
    ['bet', bet],
    ['bet', bet],
    ['win', win],
    ['win', win],
  ] as const) {
    answers.push(await statusOf(kind, body));
  }
  return answers;
};

/** As vendors do, it repeats a call whose answer decides nothing: a migration may have held it. */
const statusOf = async (kind: 'bet' | 'win', body: ReturnType<Vendor['body']>) => {
  let status = '';
  for (let tries = 0; tries < 5; tries += 1) {
    ({ status } = await vendor.call(kind, body));
    if (status !== 'RS_ERROR_UNKNOWN') break;
  }
  return status;
};

const unit = 100_000;

describe('[R-W6] a database that a later build made', () => {
  test('is migrated while this build serves, and both serve on it with the right money', async () => {
    const seats = await Promise.all(
      Array.from({ length: 8 }, () => takeSeat(site, vendor, { cash: '100' })),
    );
    let isOver = false;
    const rounds = seats.map(async (seat) => {
      const statuses: string[] = [];
      for (let round = 0; round < 10 || !isOver; round += 1) {
        statuses.push(...(await playRound(seat, unit)));
      }
      return { seat, statuses };
    });
    const later = laterThan(schema, { version: '0.2.0', name: '9997-tables.sql', text: expand });
    try {
      const made = await migrate(site.database, later);
      expect(made).toEqual(['9997-tables.sql', 'ledger/month-of.sql']);
      await startThisBuild();
      await startThisBuild();
      await new Promise((resolve) => setTimeout(resolve, 500));
    } finally {
      isOver = true;
    }

    for (const { seat, statuses } of await Promise.all(rounds)) {
      expect(new Set(statuses)).toEqual(new Set(['RS_OK']));
      // Each round brings one unit, however often its bet and its win were sent.
      expect(await seat.cash()).toBe(100_000_000n + BigInt(statuses.length / 4) * 1_000_000n);
    }
    expect(serving).toHaveLength(3);
  });

  test('is left as the later build made it', async () => {
    const textOf = async () => {
      const [row] = await site.database.sql<{ text: string }>`
        select prosrc as text from pg_proc where oid = 'ledger.month_of'::regproc`;
      return row!.text;
    };
    expect(await textOf()).toContain('/* later */');
    expect(await readMissing(site.database, schema)).toEqual([]);
    expect(await migrate(site.database, schema)).toEqual([]);
    expect(await textOf()).toContain('/* later */');
  });

  test.each([
    [
      'a migration that works with later builds only',
      '-- works with: 0.2\nselect 1;',
      /0\.2 and la/,
    ],
    ['a migration that does not say which builds it works with', 'select 1;', /does not know/],
  ])('with %s, this build does not start', async (_case, text, sentence) => {
    const name = '9998-contract.sql';
    await site.database.sql`
      insert into lib.migration (name, hash, works_with)
      values (${name}, '', ${/with: (.*)/.exec(text)?.[1] ?? null})
      on conflict (name) do nothing`;
    const database = openDatabase(site.databaseUrl);
    const started = prepare({ ...site.platform.config, demo: false }, database, site.platform.log);
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.toBeInstanceOf(Problem);
    await database.close();
    await site.database.sql`delete from lib.migration where name = ${name}`;
  });

  test('gets a migration that must wait for a lock in several short attempts', async () => {
    const reader = await site.database.connect('a long report');
    await reader.query('begin; lock table round.seating in access share mode');
    const text = 'alter table round.seating add column note text;';
    const later = laterThan(schema, { version: '0.3.0', name: '9998-note.sql', text });
    const seating = { name: '9997-tables.sql', text: expand, hash: hashOf(expand) };
    const migrating = migrate(site.database, {
      ...later,
      migrations: [...schema.migrations, seating, ...later.migrations.slice(-1)],
    });
    // It waits for the lock, and lets go of everything in between.
    await expect.poll(() => waiting(site.database), { interval: 20, timeout: 10_000 }).toBe(1);
    await expect.poll(() => waiting(site.database), { interval: 20, timeout: 10_000 }).toBe(0);
    await reader.end();
    expect(await migrating).toEqual(['9998-note.sql']);
    await site.database.sql`delete from lib.migration where name = '9998-note.sql'`;
  });

  test('that lacks a migration of this one is refused', async () => {
    const own = '9999-own.sql';
    const branched = laterThan(schema, { version: schema.version, name: own, text: 'select 1;' });
    await expect(migrate(site.database, branched)).rejects.toThrow(/lacks the migration 9999-own/);
  });
});
