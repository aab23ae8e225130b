import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site';
import { channelOf, type LiveEvent } from './live';

let site: Site;
const received: { to: string; message: LiveEvent }[] = [];
beforeAll(async () => {
  site = await openSite();
  site.platform.live.listen((to, message) => received.push({ to, message }));
});
afterAll(() => site.drop());

const channel = () => channelOf(site.platform.config.secretKey);

const notify = (on: string, payload: string) =>
  site.database.sql`select pg_notify(${on}, ${payload})`;

/** Notifies until it is received: listening starts by itself, and earlier messages are lost. */
const untilReceived = async (to: string) => {
  const message = { type: 'deposit', id: to, status: 'credited' } as const;
  await expect
    .poll(() => {
      site.platform.live.notify(to, message);
      return received.some((one) => one.to === to);
    })
    .toBe(true);
};

test('[ERR-03] a foreign notification is logged in one line, and the next one is received', async () => {
  await untilReceived('before');
  const odd = [
    'not JSON',
    '',
    'null',
    '7',
    '{}',
    '{"length":1}',
    '[null]',
    '[{"to":1,"changed":"x"}]',
    '[{"to":"1"}]',
    '[{"to":"1","message":null}]',
    '[{"to":"1","message":{"type":"toString"}}]',
    '[{"to":"1","message":{"type":"balance"}},7]',
  ];
  const count = received.length;
  for (const payload of odd) await notify(channel(), payload);
  await untilReceived('after');
  const lines = site.logLines.filter((line) => line.includes('live.notice_unread'));
  expect(lines).toHaveLength(odd.length);
  expect(received.slice(count).every(({ to }) => to === 'before' || to === 'after')).toBe(true);
});

test('[ERR-03] the channel is derived from the secret', async () => {
  expect(channel()).toMatch(/^parlour_[0-9a-f]{40}$/);
  expect(channelOf('another secret key, which is long enough')).not.toBe(channel());
  const count = received.length;
  const forged = JSON.stringify([{ to: 'forged', message: { type: 'status' } }]);
  for (const on of ['parlour_live', 'parlour', 'parlour_']) await notify(on, forged);
  await untilReceived('later');
  expect(received.slice(count).some(({ to }) => to === 'forged')).toBe(false);
});
