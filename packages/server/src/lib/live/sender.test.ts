import type { Socket } from 'node:net';
import type { LiveMessage } from '@parlour/contract/live';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { writeMessage } from './frames';
import type { OpenPage } from './open-page';
import { none, openSender } from './sender';

type Sent = { page: OpenPage; frames: Buffer[]; messages: () => LiveMessage[] };

/** What stands after the head of a frame. */
const textOf = (frame: Buffer): string =>
  String(frame.subarray({ 126: 4, 127: 10 }[frame[1]!] ?? 2));

/** A page whose socket only remembers its frames, each of which takes so long to write. */
const pageWith = ({ seq = 0, busyMs = 0 } = {}): Sent => {
  const frames: Buffer[] = [];
  const write = (frame: Buffer) => {
    frames.push(frame);
    for (const until = performance.now() + busyMs; performance.now() < until;);
  };
  const socket = { OPEN: 1, readyState: 1 } as unknown as WebSocket;
  const wire = { writableLength: 0, write } as unknown as Socket;
  const page: OpenPage = {
    guest: undefined,
    socket,
    wire,
    playerId: undefined,
    brand: 'main',
    host: 'localhost',
    address: '198.51.100.1',
    secrets: undefined,
    known: { systemStatus: 0, configVersion: 1 },
    seq,
    waiting: none,
    isQueued: false,
    sentAt: -Infinity,
    isAlive: true,
  };
  const messages = () => frames.flatMap((frame) => JSON.parse(textOf(frame)) as LiveMessage[]);
  return { page, frames, messages };
};

const round = (roundId: string) =>
  ({ type: 'round', roundId, game: 'x', stake: '1', payout: '2', status: 'closed' }) as const;

test('[R-S4] a message is written once for all pages, and its frame for all with one number', async () => {
  let times = 0;
  const message = {
    ...round('1'),
    toJSON: () => {
      times += 1;
      return round('1');
    },
  };
  const sender = openSender();
  const pages = [
    ...Array.from({ length: 50 }, () => pageWith({ seq: 7 })),
    ...Array.from({ length: 50 }, (_, seq) => pageWith({ seq })),
  ];
  const written = writeMessage(message);
  for (const { page } of pages) sender.push(page, written);
  await expect.poll(() => pages.every(({ frames }) => frames.length === 1)).toBe(true);
  expect(times).toBe(1);
  expect(new Set(pages.slice(0, 50).map(({ frames }) => frames[0])).size).toBe(1);
  expect(pages[0]!.messages()).toEqual([{ seq: 8, ...round('1') }]);
  expect(pages.slice(50).map(({ messages }) => messages()[0]?.seq)).toEqual(
    Array.from({ length: 50 }, (_, seq) => seq + 1),
  );
});

test('messages within a quarter of a second go together, the newest status in place of older ones', async () => {
  const sender = openSender();
  const { page, frames, messages } = pageWith();
  sender.push(page, writeMessage(round('1')));
  await expect.poll(() => frames.length).toBe(1);
  for (const configVersion of [1, 2]) {
    sender.push(page, writeMessage({ type: 'status', systemStatus: 0, configVersion }));
  }
  sender.push(page, writeMessage(round('2')));
  await expect.poll(() => frames.length).toBe(2);
  // The next frame is that of the next message.
  sender.push(page, writeMessage(round('3')));
  await expect.poll(() => frames.length).toBe(3);
  expect(
    messages()
      .slice(0, -1)
      .map(({ seq, type }) => [seq, type]),
  ).toEqual([
    [1, 'round'],
    [2, 'status'],
    [3, 'round'],
  ]);
});

test('[R-S4] while ten thousand pages are sent a message, other work is done in between', async () => {
  const sender = openSender();
  const pages = Array.from({ length: 10_000 }, () => pageWith({ busyMs: 0.01 }));
  const written = writeMessage(round('1'));
  let turns = 0;
  let isOver = false;
  const work = () => {
    turns += 1;
    if (!isOver) setTimeout(work, 0);
  };
  work();
  for (const { page } of pages) sender.push(page, written);
  await expect.poll(() => pages.at(-1)!.frames.length).toBe(1);
  isOver = true;
  // A tenth of a second at least, in slices of five milliseconds.
  expect(turns).toBeGreaterThan(10);
  expect(pages.every(({ frames }) => frames.length === 1)).toBe(true);
});

test.each([10, 200, 70_000])('a message of %i letters arrives whole', async (length) => {
  const sender = openSender();
  const { page, messages } = pageWith();
  sender.push(page, writeMessage({ ...round('1'), game: 'đ'.repeat(length) }));
  await expect.poll(() => messages()).toMatchObject([{ seq: 1, game: 'đ'.repeat(length) }]);
});

test('a page that does not read is disconnected, and one that has gone gets nothing', async () => {
  const sender = openSender();
  const [slow, gone] = [pageWith(), pageWith()];
  let isEnded = false;
  Object.assign(slow.page.wire, { writableLength: 300 * 1024 });
  Object.assign(slow.page.socket, {
    terminate: () => {
      isEnded = true;
    },
  });
  Object.assign(gone.page.socket, { readyState: 3 });
  for (const { page } of [slow, gone]) sender.push(page, writeMessage(round('1')));
  await expect.poll(() => isEnded).toBe(true);
  expect([...slow.frames, ...gone.frames]).toEqual([]);
});
