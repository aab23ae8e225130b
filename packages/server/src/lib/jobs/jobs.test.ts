import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { defineJobs, runJobs } from './jobs';
import { publish } from './outbox';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const registered = (playerId: string) =>
  site.database.transaction((sql) =>
    publish(sql, { type: 'player.registered', key: playerId, playerId, brand: 'main' }),
  );

const waiting = async () => {
  const rows = await site.database.sql`select id from lib.outbox where done_at is null`;
  return rows.length;
};

describe('events', () => {
  test('each is handled once by every handler, whichever of several processes claims it', async () => {
    const handled: string[] = [];
    const counted: string[] = [];
    const hearing = defineJobs({
      on: { 'player.registered': async (_platform, event) => void handled.push(event.playerId) },
    });
    const counting = defineJobs({
      on: { 'player.registered': async (_platform, event) => void counted.push(event.playerId) },
    });
    const ids = Array.from({ length: 60 }, (_, at) => String(at));
    for (const id of ids) await registered(id);
    const processes = [1, 2, 3].map(() =>
      runJobs(site.platform, [hearing, counting], { idleMs: 10 }),
    );
    await expect.poll(waiting).toBe(0);
    await Promise.all(processes.map((each) => each.stop()));
    expect(handled.toSorted()).toEqual(ids.toSorted());
    expect(counted.toSorted()).toEqual(ids.toSorted());
  });

  test('one that failed is handled again later, and the failure is logged', async () => {
    let tries = 0;
    const failing = defineJobs({
      on: {
        'player.registered': async () => {
          tries += 1;
          if (tries === 1) throw new Error('the mail server is away');
        },
      },
    });
    await registered('again');
    const clockwork = runJobs(site.platform, [failing], { idleMs: 10 });
    await expect.poll(waiting, { timeout: 5000 }).toBe(0);
    await clockwork.stop();
    expect(tries).toBe(2);
    expect(site.logLines.some((line) => line.includes('jobs.event_failed'))).toBe(true);
  });

  test('one that is published twice is one row, handled once, even after it is done', async () => {
    const handled: string[] = [];
    const handling = defineJobs({
      on: { 'player.registered': async (_platform, { playerId }) => void handled.push(playerId) },
    });
    await Promise.all(['twice', 'twice', 'once'].map(registered));
    const clockwork = runJobs(site.platform, [handling], { idleMs: 10 });
    await expect.poll(waiting).toBe(0);
    await registered('twice');
    expect(await waiting()).toBe(0);
    await clockwork.stop();
    expect(handled.toSorted()).toEqual(['once', 'twice']);
  });

  test('one key in two types is two events', async () => {
    const handled: string[] = [];
    const handling = defineJobs({
      on: {
        'player.registered': async (_platform, { type }) => void handled.push(type),
        'session.opened': async (_platform, { type }) => void handled.push(type),
      },
    });
    await registered('both');
    await site.database.transaction((sql) =>
      publish(sql, { type: 'session.opened', key: 'both', playerId: '7', signInId: '7' }),
    );
    const clockwork = runJobs(site.platform, [handling], { idleMs: 10 });
    await expect.poll(waiting).toBe(0);
    await clockwork.stop();
    expect(handled.toSorted()).toEqual(['player.registered', 'session.opened']);
  });

  test('one without a handler is done', async () => {
    await registered('unhandled');
    const clockwork = runJobs(site.platform, [], { idleMs: 10 });
    await expect.poll(waiting).toBe(0);
    await clockwork.stop();
  });

  test('one of a change that was rolled back is never handled', async () => {
    const handled: string[] = [];
    const hearing = defineJobs({
      on: { 'player.registered': async (_platform, { playerId }) => void handled.push(playerId) },
    });
    await site.database
      .transaction(async (sql) => {
        await publish(sql, {
          type: 'player.registered',
          key: 'undone',
          playerId: 'undone',
          brand: 'main',
        });
        throw new Error('undo it');
      })
      .catch(() => {});
    await registered('done');
    const clockwork = runJobs(site.platform, [hearing], { idleMs: 10 });
    await expect.poll(waiting).toBe(0);
    await clockwork.stop();
    expect(handled).toEqual(['done']);
  });
});

test('[R-W6] events of a company that does not answer delay no event of others', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handled: string[] = [];
  const paying = defineJobs({
    on: {
      'cashier.payout_requested': async (_platform, { company, payoutId }) => {
        if (company === 'silent') await held;
        handled.push(payoutId);
      },
      'player.registered': async (_platform, { playerId }) => void handled.push(playerId),
    },
  });
  const request = (company: string, payoutId: string) =>
    site.database.transaction((sql) =>
      publish(sql, { type: 'cashier.payout_requested', key: payoutId, payoutId, company }),
    );
  // More than a process handles at a time.
  for (let n = 0; n < 45; n += 1) await request('silent', `silent ${n}`);
  await request('other', 'of the other');
  await registered('of none');
  const clockwork = runJobs(site.platform, [paying], { idleMs: 10 });
  await expect
    .poll(() => handled.toSorted(), { timeout: 10_000 })
    .toEqual(['of none', 'of the other']);
  release();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  await clockwork.stop();
  expect(handled).toHaveLength(47);
});

describe('periodic work', () => {
  test('is done by one of several processes, and again when it is due', async () => {
    let runs = 0;
    let ticks = 0;
    const job = defineJobs({
      every: {
        // Due at each look of each process.
        'test.tick': {
          seconds: 0,
          work: async () => {
            ticks += 1;
          },
        },
        'test.count': {
          seconds: 600,
          work: async () => {
            runs += 1;
          },
        },
      },
    });
    const processes = [1, 2, 3].map(() => runJobs(site.platform, [job], { idleMs: 10 }));
    await expect.poll(() => runs).toBe(1);
    const seen = ticks;
    await expect.poll(() => ticks, { timeout: 5000 }).toBeGreaterThan(seen + 10);
    expect(runs).toBe(1);
    await site.database.sql`
      update lib.lease set held_until = lib.now() where name = 'test.count'`;
    await expect.poll(() => runs).toBe(2);
    await Promise.all(processes.map((each) => each.stop()));
  });

  test('is retried soon after a failure, whatever its period', async () => {
    let runs = 0;
    const job = defineJobs({
      every: {
        'test.fail_once': {
          seconds: 600,
          work: async () => {
            runs += 1;
            if (runs === 1) throw new Error('not yet');
          },
        },
      },
    });
    const clockwork = runJobs(site.platform, [job], { idleMs: 10 });
    await expect.poll(() => runs, { timeout: 5000 }).toBe(2);
    await clockwork.stop();
  });

  test('is finished before stop returns', async () => {
    let ended = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const job = defineJobs({
      every: {
        'test.slow': {
          seconds: 600,
          work: async () => {
            await released;
            ended = true;
          },
        },
      },
    });
    const clockwork = runJobs(site.platform, [job], { idleMs: 10 });
    await expect
      .poll(() => site.database.sql`select name from lib.lease where name = 'test.slow'`)
      .toHaveLength(1);
    const stopped = clockwork.stop().then(() => ended);
    release();
    expect(await stopped).toBe(true);
  });
});

test('[R-W6] a job that does not end delays no other, and is not begun a second time', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  let others = 0;
  const some = defineJobs({
    every: {
      'test.endless': {
        seconds: 0,
        work: () => {
          begun += 1;
          return held;
        },
      },
      'test.other': { seconds: 0, work: async () => void (others += 1) },
    },
  });
  const clockwork = runJobs(site.platform, [some], { idleMs: 5 });
  await expect.poll(() => others).toBeGreaterThan(3);
  expect(begun).toBe(1);
  const stopped = clockwork.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, Promise.resolve('waits')])).toBe('waits');
  release();
  expect(await stopped).toBe('stopped');
});
