import { afterEach, expect, test } from 'vitest';
import { Problem } from '../problem';
import { openInnerPort } from './inner-port';

let isEnding = false;
let isReady: () => Promise<void> = async () => {};
const open = (port = 0) =>
  openInnerPort({
    port,
    host: '127.0.0.1',
    isEnding: () => isEnding,
    isReady: () => isReady(),
    readMetrics: async () => 'up 1\n',
    release: { version: '0.4.0', build: 'a1b2' },
  });

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  isEnding = false;
  for (const { close } of opened.splice(0)) await close();
});

const start = async () => {
  const inner = await open();
  opened.push(inner);
  return async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${inner.port}${path}`, { method });
    return `${answer.status} ${await answer.text()}`;
  };
};

test('live is the process alone, ready is with its database', async () => {
  const ask = await start();
  expect([await ask('/livez'), await ask('/readyz')]).toEqual(['200 live', '200 ready']);
  isReady = () => Promise.reject(new Error('no database'));
  expect([await ask('/livez'), await ask('/readyz')]).toEqual(['200 live', '503 no database']);
  isReady = () => new Promise(() => {});
  expect(await ask('/readyz')).toBe('503 no database');
  isReady = async () => {};
  isEnding = true;
  expect([await ask('/livez'), await ask('/readyz')]).toEqual(['503 ending', '503 ending']);
});

test('[R-C8] the version and the build of a process are there', async () => {
  const ask = await start();
  expect(await ask('/version')).toBe('200 {"version":"0.4.0","build":"a1b2"}');
});

test('the figures are there, and nothing else', async () => {
  const ask = await start();
  expect(await ask('/metrics')).toBe('200 up 1\n');
  expect(await ask('/')).toBe('404 unknown');
  expect(await ask('/livez', 'POST')).toBe('404 unknown');
});

test('a port that is in use is a problem of one sentence', async () => {
  const first = await open();
  opened.push(first);
  const second = open(first.port);
  await expect(second).rejects.toThrow(/^METRICS_PORT \d+ cannot be listened on at 127\.0\.0\.1/);
  await expect(second).rejects.toBeInstanceOf(Problem);
});
