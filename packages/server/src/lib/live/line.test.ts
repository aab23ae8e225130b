import { EventEmitter } from 'node:events';
import type { Database } from '@parlour/node-kit/database/database';
import { expect, test } from 'vitest';
import { openLine } from './line';

const quiet = { info: () => {}, warn: () => {}, error: () => {} } as never;

/** A database whose connections answer when they are asked to, and count what is under way. */
const openScene = () => {
  const connections: { texts: string[]; answer: (error?: Error) => void }[] = [];
  let most = 0;
  const connect = async () => {
    const texts: string[] = [];
    let underWay = 0;
    let settle: (error?: Error) => void = () => {};
    const query = ({ text }: { text: string }) => {
      texts.push(text);
      most = Math.max(most, (underWay += 1));
      return new Promise<void>((resolve, reject) => {
        settle = (error) => {
          underWay -= 1;
          if (error) reject(error);
          else resolve();
        };
      });
    };
    connections.push({ texts, answer: (error) => settle(error) });
    return Object.assign(new EventEmitter(), { query, end: async () => {} });
  };
  const database = { connect } as unknown as Database;
  const line = openLine(database, quiet, { channel: 'c', listeners: new Set() });
  return { line, connections, most: () => most };
};

test('[ERR-03] a connection for live messages has one statement under way, in order', async () => {
  const { line, connections, most } = openScene();
  const all = Promise.all(['1', '2', '3'].map((text) => line.query({ text })));
  for (const texts of [['1'], ['1', '2'], ['1', '2', '3']]) {
    await expect.poll(() => connections[0]?.texts).toEqual(texts);
    connections[0]!.answer();
  }
  await all;
  expect(most()).toBe(1);
});

test('[ERR-03] what waits behind a silent connection is sent on the next one', async () => {
  const { line, connections } = openScene();
  const first = line.query({ text: '1' });
  const second = line.query({ text: '2' });
  await expect.poll(() => connections[0]?.texts).toEqual(['1']);
  connections[0]!.answer(new Error('no answer'));
  await expect(first).rejects.toThrow('no answer');
  await expect.poll(() => connections[1]?.texts).toEqual(['2']);
  connections[1]!.answer();
  await second;
});
