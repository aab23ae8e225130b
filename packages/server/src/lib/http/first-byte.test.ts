import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchFirstBytes } from './first-byte';

const accept = (): Socket => {
  const socket = {} as Socket;
  channel('net.server.socket').publish({ socket });
  return socket;
};

test('[R-W6] after a turn without a connection to accept the next one has waited since then only', async () => {
  const firstByte = watchFirstBytes();
  const begun = performance.now();
  const early = accept();
  expect(firstByte.earliest(early)).toBeLessThan(begun);
  await turn();
  await turn();
  const next = accept();
  expect(firstByte.earliest(next)).toBeGreaterThanOrEqual(begun);
  expect(firstByte.earliest(next)).toBeLessThan(performance.now());
  firstByte.stop();
});

test('[R-W6] what was read of a connection once counts like any other', async () => {
  const firstByte = watchFirstBytes();
  const socket = accept();
  const accepted = performance.now();
  // The turn that accepted it, and the next, which reads what has waited.
  for (let turns = 0; turns < 3; turns += 1) await turn();
  accept();
  await turn();
  await turn();
  expect(firstByte.earliest(socket)).toBeGreaterThanOrEqual(accepted);
  firstByte.stop();
});
