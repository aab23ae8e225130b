import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { betCommand } from '@parlour/testkit/ledger/command';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSilentLine } from '@parlour/testkit/site/silent-line';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openSecondProcess } from '@parlour/testkit/site/second-process';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './lib/database/open-database';
import { defineJobs, runJobs } from './lib/jobs/jobs';
import { openLive } from './lib/live/live';
import { openRounds } from './modules/round';

let site: Site;
let vendor: Vendor;
let seat: Seated;
let player: SomePlayer;
let buyer: SomePlayer;
let other: Awaited<ReturnType<typeof openProcess>>;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  seat = await takeSeat(site, vendor, { cash: '1000' });
  player = await registerPlayer(site);
  buyer = await registerPlayer(site);
  other = await openProcess();
});

afterAll(async () => {
  await other.close();
  await dropSoundSite(site);
});

/** All that a process does, over a line that can fall silent. */
const openProcess = async () => {
  const line = await openSilentLine(site.databaseUrl);
  const calls = await openSecondProcess({ ...site, databaseUrl: line.url });
  const database = openDatabase(line.url);
  const live = openLive(database, site.platform.log, site.platform.config);
  const platform = { ...site.platform, database, live };
  const rounds = openRounds(platform);
  const received = new Set<string>();
  live.listen((to) => received.add(to));
  let ran = 0;
  const work = async () => {
    await database.sql`select 1`;
    ran += 1;
  };
  const clockwork = runJobs(
    platform,
    [defineJobs({ every: { 'test.work': { seconds: 0, work } } })],
    {
      idleMs: 20,
    },
  );
  return {
    line,
    rounds,
    received,
    ran: () => ran,
    there: (someone: SomePlayer) => calls.there(someone),
    close: async () => {
      await clockwork.stop();
      await rounds.close();
      await live.close();
      await calls.close();
      await database.close();
      line.close();
    },
  };
};

const play = () => other.rounds.play(betCommand(seat, vendor.game, 1n));

const signIn = () => {
  const { username, password } = player;
  return other.there(player).call(session.logIn, { username, password, type: 'username' });
};

const order = () =>
  other.there(buyer).call(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });

let marks = 0;

/** Everything that players and jobs do in this process, each until it is done once. */
const expectWorking = async (): Promise<void> => {
  const done = async (work: () => Promise<boolean>) => {
    const isDone = () => work().catch(() => false);
    await expect.poll(isDone, { timeout: 30_000, interval: 100 }).toBe(true);
  };
  await done(async () => (await play()).answer === 'ok');
  await done(async () => (await signIn()).status === 200);
  await done(async () => (await order()).status < 500);
  marks += 1;
  const to = `mark ${marks}`;
  await done(async () => {
    site.platform.live.notify(to, { type: 'deposit', id: to, status: 'credited' });
    return other.received.has(to);
  });
  const before = other.ran();
  await done(async () => other.ran() > before + 2);
};

const ofProcess = async (): Promise<number[]> => {
  const rows = await site.database.sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and usename = 'parlour_app'`;
  return rows.map(({ pid }) => pid);
};

const endAll = async () => {
  for (const pid of await ofProcess()) await site.database.sql`select pg_terminate_backend(${pid})`;
};

/** Work of every kind that begins before the cause and ends somehow. */
const busy = () => Promise.allSettled([play(), play(), signIn(), order(), play()]);

const settings = async (text: string) => {
  const [row] = await site.database.sql<{ text: string }>`
    select format(${text}, current_database()) as text`;
  await site.database.sql([row!.text] as unknown as TemplateStringsArray);
};

const tables = [
  'ledger.account',
  'round.round',
  'round.play_token',
  'session.sign_in',
  'session.token',
  'cashier.deposit',
  'lib.outbox',
  'lib.lease',
];

test.each([
  ['every connection was ended while it was idle', endAll],
  [
    'every connection was ended while it worked',
    async () => {
      const work = busy();
      await endAll();
      await work;
    },
  ],
  [
    'every connection fell silent',
    async () => {
      other.line.silence();
      await busy();
    },
  ],
  [
    'a migration held the tables of players, bets, deposits and jobs',
    async () => {
      const migrating = await site.database.connect('a migration');
      await migrating.query(`begin; set local idle_in_transaction_session_timeout = 0;
        lock table ${tables.join(', ')} in access exclusive mode`);
      await busy();
      await migrating.query('rollback');
      await migrating.end();
    },
  ],
  [
    'the database took no more connections',
    async () => {
      await settings('alter database %I connection limit 0');
      await endAll();
      await busy();
      await settings('alter database %I connection limit -1');
    },
  ],
  [
    'the database wrote nothing',
    async () => {
      await settings('alter database %I set default_transaction_read_only = on');
      await endAll();
      await busy();
      await settings('alter database %I reset default_transaction_read_only');
    },
  ],
])(
  '[R-W6] a process does all its work again after %s',
  async (_cause, happen) => {
    await expectWorking();
    await happen();
    await expectWorking();
    await expect.poll(() => other.line.count('parlour live'), { timeout: 20_000 }).toBe(2);
    expect(other.line.count('parlour queue')).toBeLessThanOrEqual(2);
    expect(other.line.count('parlour')).toBeLessThanOrEqual(2 * 15);
  },
  90_000,
);
