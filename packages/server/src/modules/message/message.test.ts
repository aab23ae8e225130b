import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codeTo, lastSeenMessage, messagesTo } from '@parlour/testkit/people/messages';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Platform } from '../../lib/context';
import { type MessageRequest, requestMessage } from '../../lib/jobs/message-request';
import { type Clockwork, runJobs } from '../../lib/jobs/jobs';
import { jobs } from './jobs';
import { openMessagePage } from './message-page';
import type { Attempt } from './senders/attempt';
import { openSenders, type Senders } from './senders/senders';
import { sendQueued } from './send-queued';

let site: Site;
let clockwork: Clockwork | undefined;
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await clockwork?.stop();
  clockwork = undefined;
  await site.shiftClock(0);
});
afterAll(() => site.drop());

let people = 0;
const someone = () => `8490123${4000 + (people += 1)}`;

const ask = async (changes: Partial<MessageRequest> = {}): Promise<string> => {
  const to = changes.to ?? someone();
  await site.platform.database.transaction((sql) =>
    requestMessage(sql, site.platform.config, {
      channel: 'sms',
      brand: 'main',
      language: 'VI',
      template: 'sign_in_code',
      values: { code: '402817', minutes: 10 },
      ...changes,
      to,
    }),
  );
  return to;
};

/** Queues what was requested, as the handler of the event does, and nothing else. */
const queue = async () => {
  const { 'message.requested': handle } = jobs.on!;
  const events = await site.database.sql<{ key: string; payload: object }>`
    select key, payload from lib.outbox where type = 'message.requested' and done_at is null`;
  for (const { key, payload } of events) {
    await handle!(site.platform, { type: 'message.requested', key, ...payload } as never);
  }
  await site.database.sql`update lib.outbox set done_at = lib.now() where done_at is null`;
};

const only = (attempt: () => Promise<Attempt>): Senders => ({
  mail: { send: attempt, isLocal: false },
  sms: { send: attempt, isLocal: false },
});

const newest = async () => {
  const [row] = await site.database.sql<{
    state: string;
    attempts: number;
    reason: string | null;
    hasText: boolean;
  }>`
    select state, attempts, reason, sealed is not null as "hasText"
    from message.outgoing order by id desc limit 1`;
  return row;
};

const pass = (seconds: number) => site.shiftClock(seconds * 1000);

describe('a message', () => {
  test('is sent once, and then forgotten in the queue and in the outbox', async () => {
    let sent = 0;
    const to = await ask();
    await queue();
    await queue();
    const senders = only(async () => {
      sent += 1;
      return { state: 'sent' };
    });
    await Promise.all([1, 2, 3, 4].map(() => sendQueued(site.platform, senders)));
    expect(sent).toBe(1);
    expect(await newest()).toEqual({ state: 'sent', attempts: 1, reason: null, hasText: false });
    const [{ text } = { text: '' }] = await site.database.sql<{ text: string }>`
      select string_agg(payload::text, '') as text from lib.outbox
      where type = 'message.requested'`;
    expect(text).not.toContain('"sealed"');
    expect(await messagesTo(site, to)).toEqual([]);
  });

  test('that is handled twice at once is one message', async () => {
    const before = await site.database.sql`select id from message.outgoing`;
    await ask();
    await Promise.all([queue(), queue(), queue()]);
    const after = await site.database.sql`select id from message.outgoing`;
    expect(after).toHaveLength(before.length + 1);
    await sendQueued(
      site.platform,
      only(async () => ({ state: 'sent' })),
    );
  });

  test('that was put off is tried again in time, and given up after six attempts', async () => {
    await ask();
    await queue();
    let tries = 0;
    const busy = only(async () => {
      tries += 1;
      return { state: 'retry', reason: 'HTTP 503' };
    });
    await sendQueued(site.platform, busy);
    await sendQueued(site.platform, busy);
    expect(tries).toBe(1);
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 1, hasText: true });
    for (let at = 1; at <= 8; at += 1) {
      await pass(at * 200);
      await sendQueued(site.platform, busy);
    }
    expect(tries).toBe(6);
    expect(await newest()).toEqual({
      state: 'failed',
      attempts: 6,
      reason: 'HTTP 503',
      hasText: false,
    });
  });

  test('waits as long as the gateway asks', async () => {
    await ask();
    await queue();
    let tries = 0;
    const limited = only(async () => {
      tries += 1;
      return { state: 'retry', reason: 'HTTP 429', afterSeconds: 120 };
    });
    await sendQueued(site.platform, limited);
    await pass(110);
    await sendQueued(site.platform, limited);
    expect(tries).toBe(1);
    await pass(125);
    await sendQueued(
      site.platform,
      only(async () => ({ state: 'sent' })),
    );
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('whose answer was lost, or whose process ended while it was sent, is never sent again', async () => {
    await ask();
    await queue();
    await sendQueued(
      site.platform,
      only(async () => ({ state: 'unknown', reason: 'no answer' })),
    );
    expect(await newest()).toMatchObject({ state: 'unknown', hasText: false });
    await ask();
    await queue();
    await site.database.sql`
      update message.outgoing set state = 'sending', due_at = lib.now() where state = 'queued'`;
    let sent = 0;
    await pass(70);
    await sendQueued(
      site.platform,
      only(async () => {
        sent += 1;
        return { state: 'sent' };
      }),
    );
    expect(sent).toBe(0);
    expect(await newest()).toMatchObject({ state: 'unknown', reason: 'process ended' });
  });

  test('of a production site without a server fails, and the log has neither code nor number', async () => {
    const to = await ask();
    await queue();
    const senders = openSenders({ smtp: undefined, sms: undefined, production: true });
    await sendQueued(site.platform, senders);
    expect(await newest()).toMatchObject({ state: 'failed', reason: 'no server configured' });
    const lines = site.logLines.filter((line) => line.includes('message.not_sent'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(new RegExp(`${to}|402817`));
  });

  test('is deleted after three days', async () => {
    await ask();
    await queue();
    await pass(3 * 86_400 + 60);
    await jobs.every!['message.forget']!.work(site.platform);
    expect(await site.database.sql`select id from message.outgoing`).toEqual([]);
  });
});

describe('the page of a development site', () => {
  const readPage = (port: number, headers: Record<string, string>, path = '/') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString('utf8')));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end();
    });

  test('lists what would have gone out, which stays readable to tests', async () => {
    clockwork = runJobs(site.platform, [jobs], { idleMs: 10 });
    const page = (await openMessagePage(site.platform, 0))!;
    const mobile = await ask();
    const to = `lan${people}@example.com`;
    await ask({
      channel: 'mail',
      to,
      template: 'password_reset_link',
      values: { link: 'https://localhost/reset?t=<b>', minutes: 30 },
    });
    const seenUrl = `http://localhost:${page.port - 3}`;
    await expect
      .poll(() => lastSeenMessage(seenUrl, to), { timeout: 8000 })
      .toMatchObject({
        channel: 'mail',
        template: 'password_reset_link',
        text: expect.stringContaining('https://localhost/reset?t=<b>'),
      });
    await expect
      .poll(() => lastSeenMessage(seenUrl, mobile))
      .toMatchObject({
        sms: expect.stringContaining('402817'),
      });
    expect(await codeTo(site, mobile)).toBe('402817');
    const { status, text } = await readPage(page.port, { host: `localhost:${page.port}` });
    expect(status).toBe(200);
    expect(text).toContain('402817');
    expect(text).not.toContain('t=<b>');
    await page.close();
  });

  test('is closed to other host names, methods and addresses, and to production', async () => {
    const page = (await openMessagePage(site.platform, 0))!;
    const { port } = page;
    expect((await readPage(port, { host: 'evil.example' })).status).toBe(403);
    expect((await readPage(port, { host: `localhost:${port}` }, '/etc')).status).toBe(404);
    await page.close();
    const config = { ...site.platform.config, production: true };
    const production: Platform = { ...site.platform, config };
    expect(await openMessagePage(production, 0)).toBeUndefined();
  });

  test('that finds its port taken leaves the site running, and the log says so', async () => {
    const first = (await openMessagePage(site.platform, 0))!;
    expect(await openMessagePage(site.platform, first.port)).toBeUndefined();
    expect(site.logLines.some((line) => line.includes('message.page_not_opened'))).toBe(true);
    await first.close();
  });
});
