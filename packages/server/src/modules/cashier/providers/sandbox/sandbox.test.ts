import { createHash } from 'node:crypto';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../../../lib/context';
import { runJobs } from '../../../../lib/jobs/jobs';
import type { LiveEvent } from '../../../../lib/live/live';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { world } from '@parlour/testkit/ledger/world';
import { jobs } from '../../jobs';
import { sendSandboxWebhook } from './send-webhook';

let site: Site;
/** The platform as a process that serves over the network has it. */
let reached: Platform;
const received: string[] = [];
const sent: { to: string; message: LiveEvent }[] = [];

beforeAll(async () => {
  ({ site } = await world());
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  site.app.server.on('request', ({ url = '' }) => {
    if (url.startsWith('/webhooks/')) received.push(url);
  });
  const { port } = site.app.server.address() as AddressInfo;
  const siteUrl = `http://127.0.0.1:${port}`;
  reached = { ...site.platform, config: { ...site.platform.config, siteUrl } };
  site.platform.live.listen((to, message) => sent.push({ to, message }));
});

afterAll(() => site.drop());

/** A player may have three pending deposits: by default the deposit is a new player's. */
const ask = async (who?: SomePlayer): Promise<Deposit> =>
  (who ?? (await registerPlayer(site))).get(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount: '500000',
  });

const open = (id: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/sandbox/pay/${id}`, headers: { host: 'localhost', ...headers } });

const press = (id: string, decision: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${id}`,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: `decision=${decision}`,
  });

const cashOf = async ({ playerId }: SomePlayer): Promise<bigint> => {
  const [row] = await site.database.sql<{ balance: bigint }>`
    select balance from ledger.account where path = ${`player:${playerId}:cash`}`;
  return row?.balance ?? 0n;
};

const statusOf = async (who: SomePlayer, id: string) =>
  (await who.get(cashier.readDeposit, { id })).status;

describe('the sandbox provider’s page', () => {
  test('[WALLET-03] shows the amount, the recipient, and that it is no real money', async () => {
    const { id, number } = await ask();
    const page = await open(id);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toMatch(/₫<\/span>\u00a0500,000\.00/);
    expect(page.body).toContain(number);
    expect(page.body).toContain('Parlour');
    expect(page.body).toContain('không phải tiền thật');
  });

  test('[WALLET-03] has no inline part that its policy does not list', async () => {
    const { id } = await ask();
    const page = await open(id);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toMatch(/style-src 'sha256-[\w+/]+=*'/);
    expect(policy).not.toContain('unsafe');
    const script = /<script>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(page.body.match(/<script/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/\son\w+=|\sstyle=/);
  });

  test.each([
    [{ cookie: 'lang=EN' }, 'en'],
    [{ cookie: 'lang=VI', 'accept-language': 'en-GB' }, 'vi'],
    [{ 'accept-language': 'en-GB,vi;q=0.5' }, 'en'],
    [{ 'accept-language': 'vi-VN' }, 'vi'],
    [{}, 'vi'],
  ])('[SITE-02] speaks the language of %j', async (headers, lang) => {
    const { id } = await ask();
    const page = await open(id, headers as Record<string, string>);
    expect(page.body).toContain(`<html lang="${lang}" `);
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    '[ERR-04] answers 404 for %s',
    async (id) => {
      expect((await open(id)).statusCode).toBe(404);
      expect((await press(id, 'pay')).statusCode).toBe(404);
    },
  );

  test('[ERR-04] does nothing for an unknown button, from another site’s page, or after its time', async () => {
    const { id } = await ask();
    expect((await press(id, 'steal')).statusCode).toBe(409);
    const stranger = await press(id, 'pay', { origin: 'https://elsewhere.example' });
    expect(stranger.statusCode).toBe(409);
    await site.shiftClock(16 * 60_000);
    expect((await press(id, 'pay')).statusCode).toBe(409);
    expect((await open(id)).body).not.toContain('<form');
    await site.shiftClock(0);
    expect(
      await site.database.sql`
      select deposit_id from cashier.sandbox_payment where deposit_id = ${id}::uuid`,
    ).toEqual([]);
  });

  test('[WALLET-03] does not exist where the sandbox is off', async () => {
    const { id } = await ask();
    const closed = await openSite({ SANDBOX: '0' });
    try {
      const page = await closed.app.inject({ url: `/sandbox/pay/${id}` });
      expect(page.statusCode).toBe(404);
      const someone = await registerPlayer(closed);
      expect(await someone.get(cashier.listMethods, { kind: 'deposit' })).toEqual({ list: [] });
    } finally {
      await closed.drop();
    }
  });
});

describe('paying in the sandbox', () => {
  test('[R-S3] a real-money brand has no sandbox, and an open deposit is not credited', async () => {
    const owner = await registerPlayer(site);
    const { id } = await ask(owner);
    await press(id, 'pay');
    const setDemo = async (demo: boolean) => {
      await site.database.sql`update brand.brand set demo = ${demo} where code = 'main'`;
      site.forgetBrands();
    };
    await setDemo(false);
    try {
      expect(await owner.get(cashier.listMethods, { kind: 'deposit' })).toEqual({ list: [] });
      await sendSandboxWebhook(reached, { depositId: id });
      expect(site.logLines.some((line) => line.includes('"reason":"live_brand"'))).toBe(true);
      expect(await statusOf(owner, id)).toBe('pending');
      expect(await cashOf(owner)).toBe(0n);
    } finally {
      await setDemo(true);
    }
    await sendSandboxWebhook(reached, { depositId: id });
    expect(await cashOf(owner)).toBe(micros('500000'));
  });

  test('[WALLET-03] notifies the site twice over HTTP, and the site credits once', async () => {
    // Presses of other tests are not reported in this one.
    await site.database.sql`delete from lib.outbox`;
    const owner = await registerPlayer(site);
    const { id } = await ask(owner);
    received.length = 0;
    const pressed = await press(id, 'pay');
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe(`/?mc=depositv2&deposit=${id}`);
    expect(await statusOf(owner, id)).toBe('pending');

    const clockwork = runJobs(reached, [jobs], { idleMs: 20 });
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
    await clockwork.stop();
    expect(await statusOf(owner, id)).toBe('credited');
    expect(await cashOf(owner)).toBe(micros('500000'));
    expect((await open(id)).body).toContain('tiền đã vào ví');
  });

  test('[WALLET-03] the player’s browsers are notified of the deposit and of the new balance', async () => {
    const owner = await registerPlayer(site);
    const { id } = await ask(owner);
    await press(id, 'pay');
    const clockwork = runJobs(reached, [jobs], { idleMs: 20 });
    const types = () =>
      sent.filter(({ to }) => to === owner.playerId).map(({ message }) => message.type);
    await expect.poll(types, { timeout: 5000 }).toEqual(['deposit', 'balance']);
    await clockwork.stop();
    const messages = sent.filter(({ to }) => to === owner.playerId).map(({ message }) => message);
    expect(messages[0]).toEqual({
      type: 'deposit',
      id,
      status: 'credited',
      amount: '500000',
    });
    expect(messages[1]).toMatchObject({ sumBalance: '500000', cash: '500000', held: '0' });
  });

  test('[WALLET-03] the first press counts', async () => {
    const owner = await registerPlayer(site);
    const { id } = await ask(owner);
    await Promise.all([press(id, 'decline'), press(id, 'decline')]);
    await press(id, 'pay');
    const clockwork = runJobs(reached, [jobs], { idleMs: 20 });
    await expect.poll(() => statusOf(owner, id), { timeout: 5000 }).toBe('failed');
    await clockwork.stop();
    expect(await cashOf(owner)).toBe(0n);
  });

  test('[WALLET-03] a job whose process died is done by the next process', async () => {
    const owner = await registerPlayer(site);
    const { id } = await ask(owner);
    await press(id, 'pay');
    // The state that a killed process leaves: claimed, and not done.
    await site.database.sql`
      update lib.outbox set due_at = lib.now() + interval '60 seconds', attempts = 1
      where type = 'cashier.sandbox_decided' and payload->>'depositId' = ${id}`;
    const clockwork = runJobs(reached, [jobs], { idleMs: 20 });
    // The next process does what came later, and leaves what another has claimed.
    const later = await registerPlayer(site);
    const second = await ask(later);
    await press(second.id, 'pay');
    await expect.poll(() => statusOf(later, second.id), { timeout: 5000 }).toBe('credited');
    expect(await statusOf(owner, id)).toBe('pending');
    await site.database.sql`
      update lib.outbox set due_at = lib.now()
      where type = 'cashier.sandbox_decided' and payload->>'depositId' = ${id}`;
    await expect.poll(() => statusOf(owner, id), { timeout: 5000 }).toBe('credited');
    await clockwork.stop();
    expect(await cashOf(owner)).toBe(micros('500000'));
  });
});
