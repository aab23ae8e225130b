import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSilentLine } from '@parlour/testkit/site/silent-line';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openDatabase } from '../database/open-database';
import { channelOf, openLive, type LiveEvent } from './live';

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

test('[ERR-03] a message that is too long to send is lost alone, and closes no page', async () => {
  let gaps = 0;
  site.platform.live.onGap(() => {
    gaps += 1;
  });
  await untilReceived('ahead');
  const long = { type: 'deposit', id: 'x'.repeat(9000), status: 'credited' } as const;
  site.platform.live.notify('long', long);
  await untilReceived('behind');
  expect(received.some(({ to }) => to === 'long')).toBe(false);
  expect(gaps).toBe(0);
});

describe('[ERR-03] a process whose live connection fell silent', () => {
  const openOther = async () => {
    const line = await openSilentLine(site.databaseUrl);
    const database = openDatabase(line.url);
    const live = openLive(database, site.platform.log, site.platform.config);
    const close = async () => {
      await live.close();
      await database.close();
      line.close();
    };
    return { line, live, close };
  };
  const message = (id: string) => ({ type: 'deposit', id, status: 'credited' }) as const;

  test('receives from the others again, on one connection', async () => {
    const { line, live, close } = await openOther();
    const here: string[] = [];
    let gaps = 0;
    live.listen((to) => here.push(to));
    live.onGap(() => {
      gaps += 1;
    });
    const untilCame = async (to: string) => {
      await expect
        .poll(
          () => {
            site.platform.live.notify(to, message(to));
            return here.includes(to);
          },
          { timeout: 20_000, interval: 100 },
        )
        .toBe(true);
    };
    await untilCame('at first');
    expect(gaps).toBe(0);
    line.silence('parlour live');
    await untilCame('again');
    expect(gaps).toBe(1);
    expect(line.count('parlour live')).toBe(1);
    const count = () => here.filter((to) => to === 'once').length;
    site.platform.live.notify('once', message('once'));
    await untilCame('last');
    expect(count()).toBe(1);
    await close();
  }, 40_000);

  test('reaches the others again, and what it could not send has a bound', async () => {
    const { line, live, close } = await openOther();
    let gaps = 0;
    site.platform.live.onGap(() => {
      gaps += 1;
    });
    live.notify('first', message('first'));
    await expect.poll(() => received.some(({ to }) => to === 'first')).toBe(true);
    line.silence('parlour live');
    for (let at = 0; at < 20_000; at += 1) live.notify('many', message(`${at}`));
    await untilReceivedFrom(live, 'reached again');
    const many = received.filter(({ to }) => to === 'many').length;
    expect(many).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(10_000);
    expect(gaps).toBeGreaterThan(0);
    await close();
  }, 40_000);

  const untilReceivedFrom = async (live: ReturnType<typeof openLive>, to: string) => {
    await expect
      .poll(
        () => {
          live.notify(to, message(to));
          return received.some((one) => one.to === to);
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(true);
  };
});
