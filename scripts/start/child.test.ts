import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseProcess } from './child.mjs';
import { watchAnswers } from './watch-answers.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlour-child-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let errors: string[];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A process that writes a line for each start, and then does what its first start is to do. */
const supervised = (first: string) => {
  const place = fs.mkdtempSync(path.join(folder, 'run-'));
  const module = path.join(place, 'main.mjs');
  const starts = path.join(place, 'starts');
  fs.writeFileSync(
    module,
    `import fs from 'node:fs';
    fs.appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
    setInterval(() => {}, 1000);
    process.send({ ready: true }, () => {
      if (fs.readFileSync(${JSON.stringify(starts)}, 'utf8').split('\\n').length === 2) { ${first} }
    });
    process.on('SIGTERM', () => process.exit(0));`,
  );
  const onProblem = (sentence: string) => errors.push(sentence);
  const site = superviseProcess({ name: 'site', module, env: {}, cwd: place, onProblem });
  const count = () => fs.readFileSync(starts, 'utf8').trim().split('\n').length;
  return { site, count };
};

const until = async (fact: () => boolean) => {
  while (!fact()) await pause(20);
};

test('a process that hangs is ended and started again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { site, count } = supervised('for (;;);');
  await site.ready;
  vi.advanceTimersByTime(60_000);
  await until(() => count() === 2);
  expect(errors[0]).toBe('The site has not answered for half a minute: ending it.');
  expect(errors[1]).toBe('The site was ended by SIGKILL: starting it again.');
  await site.stop();
});

test('a process that is started again while a crash waits for its restart runs once', async () => {
  const { site, count } = supervised('process.exit(1);');
  await until(() => errors.length === 1);
  await site.restart();
  await until(() => count() === 2);
  await pause(500);
  expect(count()).toBe(2);
  await site.stop();
});

test('a process that answers now and then is left alone, one that does not is not', () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    send: (message: unknown) => void asked.push(message),
  });
  const onHang = vi.fn();
  watchAnswers(child, onHang);
  for (let times = 0; times < 10; times += 1) {
    vi.advanceTimersByTime(25_000);
    child.emit('message', { alive: true });
  }
  expect(asked).toHaveLength(50);
  expect(onHang).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onHang).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onHang).toHaveBeenCalledOnce();
});

test('no process is asked after the end of a process', () => {
  vi.useFakeTimers();
  const child = Object.assign(new EventEmitter(), { connected: false, send: () => undefined });
  const onHang = vi.fn();
  watchAnswers(child, onHang);
  child.emit('exit');
  vi.advanceTimersByTime(600_000);
  expect(onHang).not.toHaveBeenCalled();
});
