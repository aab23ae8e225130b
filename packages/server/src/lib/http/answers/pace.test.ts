import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { openPace, restAfter } from './pace';

const workMs = 4;

const work = () => {
  for (const until = performance.now() + workMs; performance.now() < until;);
};

let isClosed = false;

async function* worked(): AsyncGenerator<string> {
  isClosed = false;
  try {
    for (const part of ['one', 'two', 'three']) {
      work();
      yield part;
    }
  } finally {
    isClosed = true;
  }
}

test('[MEMBER-03] each part of a file comes in its order, after a rest of six times its work', async () => {
  const rests: number[] = [];
  const seen: string[] = [];
  for await (const part of openPace(async (ms) => rests.push(ms))(worked())) seen.push(part);
  expect(seen).toEqual(['one', 'two', 'three']);
  expect(rests).toHaveLength(3);
  for (const ms of rests) expect(ms).toBeGreaterThanOrEqual(6 * workMs);
});

test('[MEMBER-03] a file that is given up is not read to its end', async () => {
  for await (const part of openPace(async () => {})(worked())) {
    expect(part).toBe('one');
    break;
  }
  expect(isClosed).toBe(true);
});

test('[MEMBER-03] a file whose reader has gone before its turn is not worked on', async () => {
  const pace = openPace(async () => {});
  let isLeft = false;
  let parts = 0;
  async function* counted(): AsyncGenerator<number> {
    while (parts < 5) yield (parts += 1);
  }
  for await (const part of pace(counted(), () => isLeft)) isLeft ||= part === 2;
  expect(parts).toBe(2);
});

test('[MEMBER-03] a part that came late is followed by two seconds at most: its connection stays', () => {
  expect(restAfter(20)).toBe(120);
  expect(restAfter(30_000)).toBe(2000);
});
