import { tmpdir } from 'node:os';
import { operation } from '@parlour/contract/operation';
import { movedClock, type Clock } from '@parlour/node-kit/clock';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimRun, noteDone } from '../../lib/jobs/job-runs';
import { defineJobs, runJobs } from '../../lib/jobs/jobs';
import { openProcess } from '../../lib/processes/open-process';

let site: Site;
let admin: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  admin = await openOperator(site, { roles: ['admin'] });
});
afterAll(() => site.drop());

const reason = 'it waited for long';
const read = () => admin.get(operation.readOperations, {});
const jobOf = async (name: string) => (await read()).jobs.find((job) => job.name === name);
const linesOf = async (act: string): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select count(*)::integer as count from audit.entry_view where act = ${act}`;
  return row!.count;
};

const open = (
  entry?: string,
  { clock = site.platform.clock, seenMs }: { clock?: Clock; seenMs?: number } = {},
) =>
  openProcess(
    { ...site.platform, clock, config: { ...site.platform.config, dataDir: tmpdir() } },
    {
      follow: async () => {},
      readVersions: async () => ({ main: 3 }),
      entry,
      ...(seenMs !== undefined && { seenMs }),
    },
  );

describe('[OPS-02] the processes', () => {
  test('are listed with what they run, and one that ended says so', async () => {
    const process = await open(import.meta.filename);
    await expect
      .poll(async () => (await read()).processes.find(({ id }) => id === process.id), {
        timeout: 10_000,
      })
      .toMatchObject({
        state: 'live',
        build: site.platform.config.build,
        buildDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
        configVersions: { main: 3 },
        disk: { bytes: expect.any(Number), freeBytes: expect.any(Number) },
      });
    await process.close();
    const ended = (await read()).processes.find(({ id }) => id === process.id);
    expect(ended?.state).toBe('ended');
  });

  test('one that was killed is unseen', async () => {
    await site.database.sql`
      insert into lib.process (id, host, pid, roles, build, node_version, started_at, seen_at)
      values (gen_random_uuid(), 'dead', 7, '{jobs}', 'b', 'v22', lib.now() - interval '1 hour',
        lib.now() - interval '1 minute')`;
    const found = (await read()).processes.find(({ host }) => host === 'dead');
    expect(found?.state).toBe('unseen');
  });
});

test('[R-C1] [R-C2] a process whose clock is set is in the log and in the console, with by how much', async () => {
  let offsetMs = 0;
  const process = await open(undefined, { clock: movedClock(() => offsetMs), seenMs: 0 });
  const driftOf = async () => (await read()).processes.find(({ id }) => id === process.id)?.driftMs;
  const eventsOf = (name: string) =>
    site.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === name);
  const patience = { timeout: 10_000 };
  const before = (await read()).processes.find(({ id }) => id === process.id)!.seenAt;
  await expect
    .poll(
      async () =>
        (await read()).processes.some(({ id, seenAt }) => id === process.id && seenAt > before),
      patience,
    )
    .toBe(true);
  expect(eventsOf('clock.set')).toEqual([]);
  offsetMs = 3_600_000;
  await expect.poll(() => eventsOf('clock.drifted').length, patience).toBe(1);
  expect(eventsOf('clock.set')).toMatchObject([{ level: 'error', of: 'process' }]);
  expect(Number(eventsOf('clock.set')[0]?.byMs)).toBeGreaterThan(3_599_000);
  await expect.poll(driftOf, patience).toBeGreaterThan(3_599_000);
  offsetMs = 0;
  await expect.poll(() => eventsOf('clock.in_step').length, patience).toBe(1);
  await process.close();
});

describe('[OPS-02] a periodic job', () => {
  test('runs now when a person asks, and not while it runs', async () => {
    let runs = 0;
    let finish: (() => void) | undefined;
    const jobs = defineJobs({
      every: {
        'test.hourly': {
          seconds: 3600,
          work: () => {
            runs += 1;
            return new Promise<void>((resolve) => {
              finish = resolve;
            });
          },
        },
      },
    });
    const process = await open();
    const clockwork = runJobs(site.platform, [jobs], { idleMs: 10, processId: process.id });
    const run = () => admin.call(operation.runJob, { name: 'test.hourly', reason });
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
    expect((await run()).refusal?.code).toBe('operation.job_running');
    expect(await jobOf('test.hourly')).toMatchObject({ isRunning: true, runs: 1 });
    finish?.();
    await expect
      .poll(async () => (await jobOf('test.hourly'))?.isRunning, { timeout: 10_000 })
      .toBe(false);
    const answers = await Promise.all([run(), run(), run()]);
    // One of them may come while the job runs already; it never runs twice at a time.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(2);
    finish?.();
    await clockwork.stop();
    await process.close();
    expect(await linesOf('job.run')).toBe(answers.filter(({ status }) => status === 200).length);
  });

  test('of a killed process it is not running, and is asked for again', async () => {
    const { sql } = site.database;
    await sql`
      insert into lib.process (id, host, pid, roles, build, node_version, started_at, seen_at)
      values ('00000000-0000-4000-8000-000000000001', 'killed', 8, '{jobs}', 'b', 'v22',
        lib.now() - interval '1 hour', lib.now() - interval '1 minute')`;
    const runner = '00000000-0000-4000-8000-000000000001';
    expect(await claimRun(sql, { name: 'test.lost', seconds: 86_400, runner })).toBe(true);
    expect(await claimRun(sql, { name: 'test.lost', seconds: 86_400, runner })).toBe(false);
    expect(await jobOf('test.lost')).toMatchObject({ isRunning: false });
    const answer = await admin.call(operation.runJob, { name: 'test.lost', reason });
    expect(answer.status).toBe(200);
    expect(await claimRun(sql, { name: 'test.lost', seconds: 86_400, runner })).toBe(true);
  });

  test('a failure is named by its kind, and an unknown job is none', async () => {
    const jobs = defineJobs({
      every: {
        'test.broken': {
          seconds: 3600,
          work: () => Promise.reject(new TypeError('a secret of somebody')),
        },
      },
    });
    const clockwork = runJobs(site.platform, [jobs], { idleMs: 10 });
    await expect
      .poll(async () => (await jobOf('test.broken'))?.reason, { timeout: 10_000 })
      .toBe('TypeError');
    await clockwork.stop();
    const { status } = await admin.call(operation.runJob, { name: 'test.none', reason });
    expect(status).toBe(404);
  });
});

describe('[OPS-02] an event', () => {
  const insert = async (facts: { failed: boolean; done?: boolean }): Promise<string> => {
    const [row] = await site.database.sql<{ id: bigint }>`
      insert into lib.outbox (type, key, payload, due_at, attempts, failed_at, reason, done_at)
      values ('round.closed', gen_random_uuid()::text, '{}', lib.now() + interval '5 minutes', 9,
        case when ${facts.failed} then lib.now() end, 'TypeError',
        case when ${facts.done ?? false} then lib.now() end)
      returning id`;
    return row!.id.toString();
  };
  const retry = (id: string) => admin.call(operation.retryEvent, { id, reason });

  test('whose last try failed is tried again, once however often it is asked', async () => {
    const id = await insert({ failed: true });
    const { events } = await read();
    expect(events.list[0]).toMatchObject({ id, attempts: 9, reason: 'TypeError' });
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    const states = answers.map(({ body }) => body.value.state).toSorted();
    expect(states).toEqual(['due', 'waiting', 'waiting']);
    const [row] = await site.database.sql<{ due: boolean }>`
      select due_at <= lib.now() as due from lib.outbox where id = ${id}::bigint`;
    expect(row?.due).toBe(true);
    expect(await linesOf('event.retry')).toBe(1);
  });

  test('that is done, or was never refused, stays as it is; an unknown one is none', async () => {
    const done = await retry(await insert({ failed: true, done: true }));
    expect(done.body.value).toEqual({ state: 'done' });
    const waiting = await retry(await insert({ failed: false }));
    expect(waiting.body.value).toEqual({ state: 'waiting' });
    expect((await retry('999999999')).status).toBe(404);
  });
});

describe('[OPS-01] [OPS-02] who reads the operations', () => {
  const acts = async (who: SomeOperator) => [
    (await who.call(operation.runJob, { name: 'test.lost', reason })).refusal?.code,
    (await who.call(operation.retryEvent, { id: '1', reason })).refusal?.code,
  ];

  test.each(['auditor', 'compliance', 'games', 'brand'])(
    'as %s runs no job and tries no event again',
    async (role) => {
      const reader = await openOperator(site, { roles: [role] });
      expect((await reader.get(operation.readOperations, {})).jobs.length).toBeGreaterThan(0);
      expect(await acts(reader)).toEqual(['operator.right_missing', 'operator.right_missing']);
    },
  );

  test.each(['admin', 'lead'])('as %s acts in all brands, after a step-up', async (role) => {
    const name = `test.of_${role}`;
    await claimRun(site.database.sql, { name, seconds: 3600, runner: undefined });
    await noteDone(site.database.sql, name);
    const tired = await openOperator(site, { roles: [role], isSteppedUp: false });
    expect(await acts(tired)).toEqual(['operator.step_up_required', 'operator.step_up_required']);
    const ofOne = await openOperator(site, { roles: [role], brands: ['main'] });
    const { refusal } = await ofOne.call(operation.runJob, { name, reason });
    expect(refusal?.code).toBe('operator.right_missing');
    const ofAll = await openOperator(site, { roles: [role] });
    const { status } = await ofAll.call(operation.runJob, { name, reason });
    expect(status).toBe(200);
  });
});

test('[OPS-02] months ahead, the database, and messages of the reader’s brands are listed; a backup is unknown until one is proven', async () => {
  const { sql } = site.database;
  await sql`
    insert into message.outgoing (request, channel, brand, language, template, state, created_at)
    values ('a', 'mail', 'main', 'VI', 'code', 'failed', lib.now() - interval '1 hour'),
      ('b', 'sms', 'second', 'VI', 'code', 'failed', lib.now() - interval '1 hour')`;
  const mine = await openOperator(site, { roles: ['admin'], brands: ['main'] });
  const found = await mine.get(operation.readOperations, {});
  expect(found.messages).toMatchObject([{ brand: 'main', channel: 'mail', count: 1 }]);
  expect(found.partitions.map(({ table }) => table)).toContain('ledger.transfer');
  expect(found.partitions.every(({ monthsAhead }) => monthsAhead >= 1)).toBe(true);
  expect(found.database.bytes).toBeGreaterThan(1_000_000);
  expect(found.backup).toBeUndefined();
});
