import { expect, test } from 'vitest';
import { BatchQueue } from './batch-queue';

type Given = {
  fail: (batch: string[], attempt: number) => object | undefined;
  patienceMs?: number;
};

/** A queue whose database fails as the test says; each attempt takes 60 ms of its clock. */
const queueWith = ({ fail, patienceMs = 750 }: Given) => {
  let now = 0;
  let attempt = 0;
  const queue = new BatchQueue<string, string>({
    connect: async () => ({ end: async () => undefined }) as never,
    send: async (_client, batch) => {
      now += 60;
      attempt += 1;
      const failure = fail(batch, attempt);
      if (failure) throw Object.assign(new Error('canceled'), failure);
      return batch.map((command, place) => ({ place, answer: `${command} done` }));
    },
    ownerOf: (command) => command,
    elapsed: () => now,
    patienceMs,
  });
  return { queue, attempts: () => attempt };
};

const timedOut = (where: string) => ({ code: '55P03', where });
const ofTable = timedOut('PL/pgSQL function round.play_wave(round.command[]) line 40 at PERFORM');
const ofRow = timedOut('while inserting index tuple (3,7) in relation "movement_2026_11"');

test('[R-W6] a batch waits for a table that a migration holds, and is then done', async () => {
  const { queue, attempts } = queueWith({ fail: (_batch, n) => (n < 6 ? ofTable : undefined) });
  expect(await Promise.all(['a', 'b'].map((each) => queue.ask(each)))).toEqual([
    'a done',
    'b done',
  ]);
  expect(attempts()).toBe(6);
});

test('[R-W6] a table that is held for longer than anyone waits leaves the outcome unknown', async () => {
  const { queue, attempts } = queueWith({ fail: () => ofTable });
  await expect(queue.ask('a')).rejects.toMatchObject({ code: 'system.timeout' });
  expect(attempts()).toBe(13);
});

test('[R-W6] a row that another transaction holds delays its own command only', async () => {
  const { queue } = queueWith({ fail: (batch) => (batch.includes('b') ? ofRow : undefined) });
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((each) => queue.ask(each)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('[R-W6] a batch that came after its latest moment is tried again on the same connection while it is awaited', async () => {
  const { queue, attempts } = queueWith({
    fail: (_batch, n) => (n < 3 ? { code: '57014', constraint: 'in_time' } : undefined),
  });
  expect(await queue.ask('a')).toBe('a done');
  expect(attempts()).toBe(3);
});

test('[R-W6] what a batch waited for its connection does not put off its latest moment', async () => {
  let now = 0;
  const seen: number[] = [];
  const queue = new BatchQueue<string, string>({
    connect: async () => {
      now += 300;
      return { end: async () => undefined } as never;
    },
    prepare: async () => {
      now += 400;
    },
    send: async (_client, batch, _leavesBusy, until) => {
      seen.push(until);
      return batch.map((_command, place) => ({ place, answer: 'done' }));
    },
    ownerOf: (command) => command,
    elapsed: () => now,
    patienceMs: 750,
  });
  await queue.ask('a');
  await queue.ask('b');
  expect(seen).toEqual([750, 1450]);
});

test('[R-W6] a batch is awaited until the first of its commands is not', async () => {
  const seen: number[] = [];
  const queue = new BatchQueue<string, string>({
    connect: async () => ({ end: async () => undefined }) as never,
    send: async (_client, batch, _leavesBusy, until) => {
      seen.push(until);
      return batch.map((_command, place) => ({ place, answer: 'done' }));
    },
    ownerOf: (command) => command,
    elapsed: () => 0,
    patienceMs: 750,
  });
  await Promise.all([queue.ask('a'), queue.ask('b', 90), queue.ask('c', 4000)]);
  expect(seen).toEqual([90]);
});

test('[R-W6] a connection that a migration keeps from being made is tried again, and nothing is split', async () => {
  let connects = 0;
  let isOver = false;
  const batches: string[][] = [];
  const queue = new BatchQueue<string, string>({
    connect: async () => {
      connects += 1;
      if (!isOver) throw Object.assign(new Error('canceled'), ofTable);
      return { end: async () => undefined } as never;
    },
    send: async (_client, batch) => {
      batches.push(batch);
      return batch.map((_command, place) => ({ place, answer: 'done' }));
    },
    ownerOf: (command) => command,
    elapsed: () => performance.now(),
    patienceMs: 5000,
  });
  await queue.open();
  const asked = Promise.all(['a', 'b'].map((each) => queue.ask(each)));
  // Each attempt leaves room for other work, and is one of its own.
  await expect.poll(() => connects, { interval: 5, timeout: 10_000 }).toBeGreaterThan(3);
  isOver = true;
  expect(await asked).toEqual(['done', 'done']);
  expect(batches).toEqual([['a', 'b']]);
});

test('[R-W6] a lost connection whose end never comes delays no command', async () => {
  let connects = 0;
  const queue = new BatchQueue<string, string>({
    connect: async () => {
      connects += 1;
      return { end: () => new Promise(() => undefined) } as never;
    },
    send: async (_client, batch) => {
      if (connects === 1) throw Object.assign(new Error('terminated'), { code: '57P01' });
      return batch.map((_command, place) => ({ place, answer: 'done' }));
    },
    ownerOf: (command) => command,
    elapsed: () => performance.now(),
    patienceMs: 5000,
  });
  expect(await queue.ask('a')).toBe('done');
});
