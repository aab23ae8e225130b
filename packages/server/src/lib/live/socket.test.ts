import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '@parlour/contract/live';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '@parlour/server/app';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';

let site: Site;
let host: string;
beforeAll(async () => {
  site = await openSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  host = `localhost:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.drop());

type Line = {
  socket: WebSocket;
  frames: LiveMessage[][];
  messages: () => LiveMessage[];
  closed: Promise<number>;
};

const connect = async (
  { cookies, token }: Partial<Pick<SomePlayer, 'cookies' | 'token'>> = {},
  {
    at = host,
    origin = `http://${at}`,
    hello,
  }: { at?: string; origin?: string | null; hello?: string } = {},
): Promise<Line> => {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://127.0.0.1:${host.split(':')[1]}/socket`, {
    headers: { host: at, ...(cookie && { cookie }), ...(origin !== null && { origin }) },
  });
  const frames: LiveMessage[][] = [];
  socket.on('message', (bytes: Buffer) => {
    frames.push(JSON.parse(bytes.toString()) as LiveMessage[]);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  socket.send(hello ?? JSON.stringify({ type: 'hello', token, lang: 'VI' }));
  return { socket, frames, messages: () => frames.flat(), closed };
};

const until = async (isTrue: () => boolean, what: string): Promise<void> => {
  const deadline = performance.now() + 5000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Waits until a page has a message to all pages of the brand: what was sent before has come. */
const untilCaughtUp = async (line: { messages: () => LiveMessage[] }): Promise<void> => {
  site.platform.live.notify('brand:main', { type: 'announcements' });
  await until(() => line.messages().some(({ type }) => type === 'announcements'), 'the sentinel');
};

const sent = (line: { messages: () => LiveMessage[] }) =>
  line.messages().flatMap(({ type }) => (type === 'announcements' ? [] : [type]));

const balance = (cash: string, version: number) =>
  ({ type: 'balance', sumBalance: cash, cash, bonus: '0', held: '0', version }) as const;

test('a visitor first receives the time and the status, numbered from one', async () => {
  const line = await connect();
  await until(() => line.messages().length === 2, 'first message');
  expect(line.messages()).toMatchObject([
    { type: 'hello', seq: 1, serverTime: expect.stringMatching(/Z$/) },
    { type: 'status', seq: 2, systemStatus: 0 },
  ]);
  line.socket.close();
});

test('a player receives their messages, a visitor does not', async () => {
  const someone = await registerPlayer(site, { host });
  const [mine, visitors] = [await connect(someone), await connect()];
  await until(() => mine.frames.length > 0 && visitors.frames.length > 0, 'first messages');
  site.platform.live.notify(someone.playerId, balance('5', 1));
  await until(() => mine.messages().length === 3, 'the balance');
  expect(mine.messages()[2]).toMatchObject({ type: 'balance', seq: 3, sumBalance: '5' });
  await untilCaughtUp(visitors);
  expect(sent(visitors)).not.toContain('balance');
  mine.socket.close();
  visitors.socket.close();
});

test('[ERR-03] pages connect again when messages to them may have been lost', async () => {
  const someone = await registerPlayer(site, { host });
  const lines = [await connect(someone), await connect()];
  await until(() => lines.every(({ frames }) => frames.length > 0), 'first messages');
  await untilCaughtUp(lines[1]!);
  await site.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parlour live'`;
  expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([1001, 1001]);
  const again = await connect(someone);
  await until(() => again.frames.length > 0, 'the first message again');
  await untilCaughtUp(again);
  again.socket.close();
});

test('[SITE-06] open pages are notified of maintenance and of its end, each of its own brand', async () => {
  const mine = await connect();
  const other = await connect({}, { at: host.replace('localhost', 'second.localhost') });
  await until(() => mine.frames.length > 0 && other.frames.length > 0, 'first messages');
  const lastStatus = () => mine.messages().findLast(({ type }) => type === 'status');
  for (const systemStatus of [1, 0]) {
    await site.database.sql`
      update brand.brand set maintenance = ${systemStatus === 1} where code = 'main'`;
    await until(
      () => (lastStatus() as { systemStatus?: number })?.systemStatus === systemStatus,
      `status ${systemStatus}`,
    );
  }
  const toldElsewhere = other.messages().filter(({ type }) => type === 'status');
  expect(toldElsewhere.every((one) => 'systemStatus' in one && one.systemStatus === 0)).toBe(true);
  mine.socket.close();
  other.socket.close();
});

test('[SITE-09] the pages of a host that its brand gave up learn of it, and others still do', async () => {
  const port = host.split(':')[1];
  await site.database.sql`insert into brand.host (host, brand) values ('gone.localhost', 'main')`;
  site.forgetBrands();
  const gone = await connect({}, { at: `gone.localhost:${port}` });
  const mine = await connect();
  await until(() => gone.frames.length > 0 && mine.frames.length > 0, 'first messages');
  const versions = ({ messages }: Line) =>
    messages().flatMap((one) => (one.type === 'status' ? [one.configVersion] : []));
  const [before = 0] = versions(mine);
  const wasProduction = site.platform.config.production;
  site.platform.config.production = true;
  await site.database.sql`delete from brand.host where host = 'gone.localhost'`;
  await until(() => versions(gone).at(-1) === 0, 'the end of its host');
  await until(() => (versions(mine).at(-1) ?? 0) > before, 'the change of the brand');
  site.platform.config.production = wasProduction;
  gone.socket.close();
  mine.socket.close();
});

test('[SITE-06] the pages of a closed site receive no more than that', async () => {
  const someone = await registerPlayer(site, { host });
  const line = await connect(someone);
  await until(() => line.frames.length > 0, 'first messages');
  const close = async (maintenance: boolean) => {
    await site.database.sql`
      update brand.brand set maintenance = ${maintenance} where code = 'main'`;
    await until(() => {
      const last = line.messages().findLast(({ type }) => type === 'status');
      return last?.type === 'status' && last.systemStatus === (maintenance ? 1 : 0);
    }, 'the status');
  };
  await close(true);
  // It has come to this process while the site is closed.
  const came = new Promise<void>((resolve) => {
    site.platform.live.listen((to) => to === someone.playerId && resolve());
  });
  site.platform.live.notify(someone.playerId, balance('7', 7));
  await came;
  await close(false);
  site.platform.live.notify(someone.playerId, balance('8', 8));
  await until(() => line.messages().some((one) => one.type === 'balance'), 'a balance');
  const balances = line.messages().flatMap((one) => (one.type === 'balance' ? [one.cash] : []));
  expect(balances).toEqual(['8']);
  line.socket.close();
});

test('many changes become few frames, and only the newest balance is sent', async () => {
  const someone = await registerPlayer(site, { host });
  const line = await connect(someone);
  await until(() => line.frames.length > 0, 'first message');
  const framesBefore = line.frames.length;
  for (let version = 1; version <= 50; version += 1) {
    site.platform.live.notify(someone.playerId, balance(String(version), version));
    // A change each 20 ms is what the page gets.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await until(
    () => line.messages().some((one) => one.type === 'balance' && one.version === 50),
    'the last balance',
  );
  // One second of changes, at most four frames a second, and the first at once.
  expect(line.frames.length - framesBefore).toBeLessThanOrEqual(7);
  const seqs = line.messages().map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  line.socket.close();
});

test('[AUTH-10] a log-out is sent to every tab, which is then disconnected from the player', async () => {
  const someone = await registerPlayer(site, { host });
  const tab = someone.newTab();
  tab.token = (await tab.get(session.resume, {}))?.token;
  const lines = [await connect(someone), await connect(tab)];
  await until(() => lines.every(({ frames }) => frames.length > 0), 'first messages');
  await someone.get(session.logOut, {});
  expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([4401, 4401]);
  for (const line of lines) {
    expect(line.messages().at(-1)).toMatchObject({ type: 'signedOut', code: 'session.expired' });
  }
});

/** The first session that is read from now on is answered when the test lets it go. */
const holdSession = () => {
  const { database } = site.platform;
  const { sql } = database;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const isRead = new Promise<void>((resolve) => {
    database.sql = (async (strings: TemplateStringsArray, ...values: unknown[]) => {
      const rows = await sql(strings, ...values);
      if (!strings.join('').includes('from session.token t')) return rows;
      database.sql = sql;
      resolve();
      await held;
      return rows;
    }) as typeof sql;
  });
  return { isRead, letGo };
};

test('[AUTH-10] a page that connects while its session ends is no page of the player', async () => {
  const someone = await registerPlayer(site, { host });
  const { isRead, letGo } = holdSession();
  const line = await connect(someone);
  await isRead;
  const came = new Promise<void>((resolve) => {
    site.platform.live.listen(
      (to, { type }) => to === someone.playerId && type === 'signedOut' && resolve(),
    );
  });
  await someone.get(session.logOut, {});
  await came;
  letGo();
  expect(await line.closed).toBe(4401);
  expect(line.messages().at(-1)).toMatchObject({ type: 'signedOut' });
});

test('[AUTH-10] a page that connects in a gap of the messages asks for its session again', async () => {
  const someone = await registerPlayer(site, { host });
  const { isRead, letGo } = holdSession();
  const line = await connect(someone);
  await isRead;
  // The end of the session is notified to no process.
  await site.database.sql`
    update session.sign_in set ended_at = lib.now(), reason = 'logout'
    where player_id = ${someone.playerId}::bigint`;
  const gap = new Promise<void>((resolve) => {
    site.platform.live.onGap(resolve);
  });
  await site.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parlour live'`;
  await gap;
  letGo();
  expect(await line.closed).toBe(4401);
});

test('[R-S6] a sign-in elsewhere ends the session of the old page, not of the new one', async () => {
  const first = await registerPlayer(site, { host });
  const oldPage = await connect(first);
  await until(() => oldPage.frames.length > 0, 'first message');
  const second = await logInAs(site, first, { host });
  const newPage = await connect(second);
  expect(await oldPage.closed).toBe(4401);
  expect(oldPage.messages().at(-1)).toMatchObject({ code: 'session.elsewhere' });
  await until(() => newPage.frames.length > 0, 'first message of the new page');
  site.platform.live.notify(second.playerId, balance('7', 1));
  await until(() => newPage.messages().some(({ type }) => type === 'balance'), 'the balance');
  newPage.socket.close();
});

test("[STORE-02] a token without its cookie makes a page a visitor's", async () => {
  const { token, playerId } = await registerPlayer(site, { host });
  const line = await connect({ token });
  await until(() => line.messages().length >= 3, 'first message');
  expect(line.messages()[2]).toMatchObject({ type: 'signedOut' });
  site.platform.live.notify(playerId, balance('1', 1));
  await untilCaughtUp(line);
  expect(sent(line)).not.toContain('balance');
  line.socket.close();
});

/** Another browser with the cookies of this one, and a token of its own. */
const copyOf = async ({ cookies }: SomePlayer) => {
  const copy = site.visitor({ host });
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  copy.token = (await copy.get(session.resume, {}))?.token;
  return copy;
};

test('[AUTH-08] a copy’s page hears nothing after a step-up, by the former cookie neither', async () => {
  const someone = await registerPlayer(site, { host });
  await site.database.sql`
    update session.sign_in set strength = 'look' where player_id = ${someone.playerId}::bigint`;
  const copy = await copyOf(someone);
  const [copied, mine] = [await connect(copy), await connect(someone)];
  await until(() => copied.frames.length > 0 && mine.frames.length > 0, 'first messages');
  someone.token = (await someone.get(session.stepUp, { password: someone.password })).token;
  // The player's own page comes again with the new cookie; neither is notified that it was signed
  // out.
  expect(await Promise.all([copied.closed, mine.closed])).toEqual([4409, 4409]);
  expect([copied, mine].flatMap((line) => line.messages().map(({ type }) => type))).not.toContain(
    'signedOut',
  );
  expect(await (await connect(copy)).closed).toBe(4409);
  const again = await connect(someone);
  await until(() => again.frames.length > 0, 'first messages');
  site.platform.live.notify(someone.playerId, balance('9', 1));
  await until(() => again.messages().some(({ type }) => type === 'balance'), 'the balance');
  again.socket.close();
});

test('[PASS-03] a copy’s page hears nothing after a change of the password', async () => {
  const someone = await registerPlayer(site, { host });
  const copied = await connect(await copyOf(someone));
  await until(() => copied.frames.length > 0, 'first messages');
  const newPassword = 'eight loud lanterns';
  await someone.get(session.changePassword, {
    oldPassword: someone.password,
    newPassword,
    confirmNewPassword: newPassword,
  });
  expect(await copied.closed).toBe(4409);
});

test('[AUTH-07] a session that must change its password receives nothing of the player’s', async () => {
  const made = await registerPlayer(site, { host });
  await site.database.sql`
    update session.credential set must_change = true where player_id = ${made.playerId}::bigint`;
  const browser = await logInAs(site, made, { host });
  const line = await connect(browser);
  await until(() => line.messages().length >= 2, 'first message');
  site.platform.live.notify(browser.playerId, balance('1', 1));
  await untilCaughtUp(line);
  expect(sent(line)).toEqual(['hello', 'status']);
  line.socket.close();
});

test.each([['https://evil.example'], [null], ['null']])(
  'a page of %s is refused',
  async (origin) => {
    await expect(connect({}, { origin })).rejects.toThrow('403');
  },
);

test('no other address opens a socket, for a page of another site neither', async () => {
  const app = await buildApp(site.platform);
  app.get('/a-page', async () => 'a page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/a-page`, {
    headers: { host: `localhost:${port}`, origin: 'https://evil.example' },
  });
  await expect(once(socket, 'open')).rejects.toThrow('400');
  await app.close();
});

test('an address has so many pages open and no more, until one is closed', async () => {
  await site.setBrand('second', { limits: ['sockets:address 2/1'] });
  const at = host.replace('localhost', 'second.localhost');
  const lines = [await connect({}, { at }), await connect({}, { at })];
  await expect(connect({}, { at })).rejects.toThrow('429');
  lines[0]?.socket.terminate();
  await lines[0]?.closed;
  let third: Line | undefined;
  await expect
    .poll(async () => {
      third = await connect({}, { at }).catch(() => undefined);
      return third !== undefined;
    })
    .toBe(true);
  expect(site.logLines.some((line) => line.includes('"limit":"sockets"'))).toBe(true);
  lines[1]?.socket.close();
  third?.socket.close();
});

test.each([['not JSON'], ['{"type":"bye"}'], ['{"type":"hello"}'], ['{"type":"hello","lang":1}']])(
  'the first message %s closes the socket',
  async (hello) => {
    expect(await (await connect({}, { hello })).closed).toBe(1008);
  },
);

test('a page that sends anything after its hello is disconnected', async () => {
  const line = await connect();
  await until(() => line.frames.length > 0, 'first message');
  line.socket.send('{}');
  expect(await line.closed).toBe(1006);
});

test('a message longer than any hello closes the socket', async () => {
  const line = await connect({}, { hello: 'x'.repeat(10_000) });
  line.socket.on('error', () => {});
  expect(await line.closed).toBe(1009);
});
