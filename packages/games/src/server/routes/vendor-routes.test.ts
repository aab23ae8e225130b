import { randomUUID } from 'node:crypto';
import type { ListedGame } from '@parlour/contract/vendor-games';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../games';
import { systemSource } from '../source';
import { forgetQuestions } from '../queries/questions';
import { cookieName } from '../sessions/sessions';
import { signatureHeader, signatureOf } from '../signature';
import {
  ask,
  gamesOrigin,
  gamesWorld,
  numbered,
  secret,
  site,
  sitDown,
} from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
world.wallet.setBalance(500_000_00000);
afterAll(() => world.close());

const call = {
  operator_id: 1,
  game_code: 'lotus-pond',
  currency: 'VND',
  lang: 'vi',
  platform: 'GPL_MOBILE',
  user: 'main-42',
  token: 'a play token of the platform',
  sub_partner_id: 'main',
  lobby_url: `${site}/rng`,
};

const minutesAway = (minutes: number): string =>
  new Date(systemSource.now().getTime() + minutes * 60_000).toISOString();

const addressOf = async (body: object): Promise<string> =>
  (await ask(world.app, '/game/url', body)).json<{ url: string }>().url;

const open = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: url.slice(gamesOrigin.length), headers });

test('[GAME-09] the list has eight slots with their details', async () => {
  const list = (await ask(world.app, '/game/list', { operator_id: 1 })).json<ListedGame[]>();
  expect(list.map(({ game_code }) => game_code).toSorted()).toEqual(
    games.map(({ code }) => code).toSorted(),
  );
  expect(list.find(({ game_code }) => game_code === 'lotus-pond')).toEqual({
    url_thumb: expect.stringMatching(/\/pictures\/lotus-pond-thumb-[\da-f]{12}\.svg$/),
    url_background: expect.stringMatching(/\/pictures\/lotus-pond-background-[\da-f]{12}\.svg$/),
    drawings: {
      thumb: expect.stringMatching(/^<svg /),
      background: expect.stringMatching(/^<svg /),
    },
    product: 'Parlour House',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    name: 'Lotus Pond',
    game_code: 'lotus-pond',
    enabled: true,
    category: 'Video Slots',
    blocked_countries: [],
    names: expect.objectContaining({ VI: 'Đầm Sen', EN: 'Lotus Pond', JA: '蓮の池' }),
    rules: expect.objectContaining({
      VI: expect.stringContaining('\nLượt quay miễn phí: Mọi khoản thắng nhân 3.'),
      EN: expect.stringContaining('\nFree spins: Every win is multiplied by 3.'),
    }),
    game_type: 'RNG',
    rtp: '95.59',
    volatility: 'medium',
    lines: 20,
    version: '1.0.0',
    demo: true,
    bets: [
      { currency: 'VND', min: '1000', max: '500000' },
      { currency: 'PHP', min: '1', max: '1000' },
      { currency: 'FUN', min: '1000', max: '500000' },
    ],
  });
});

test('[GAME-08] an unsigned or altered call is refused, whatever its content', async () => {
  const payload = JSON.stringify(call);
  const good = signatureOf(secret, payload);
  for (const [signature, body] of [
    [undefined, payload],
    ['', payload],
    [signatureOf('another secret', payload), payload],
    [good, payload.replace('main-42', 'main-43')],
    [good, `${payload} `],
  ] as const) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/operator/generic/v2/game/url',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { [signatureHeader]: signature }),
      },
      payload: body,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: expect.any(String) as string });
  }
});

test.each([
  ['an unknown game', { game_code: 'zz' }, 404],
  ['a currency that is not offered', { currency: 'EUR' }, 400],
  ['real money without a token', { token: undefined }, 400],
  ['a user that is too short', { user: 'ab' }, 400],
  ['a token that is too long', { token: 'x'.repeat(256) }, 400],
  ['a brand that is no text', { sub_partner_id: 7 }, 400],
])('[GAME-08] %s gives no address', async (_, wrong, status) => {
  const answer = await ask(world.app, '/game/url', { ...call, ...wrong });
  expect(answer.statusCode).toBe(status);
});

test('[GAME-08] a signed call is answered once, no matter who repeats it', async () => {
  const question = { ...call, ...numbered('/game/url') };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask(world.app, '/game/url', question)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  // A forgotten number is too old to be signed validly.
  await forgetQuestions(world.deps.database.sql);
  expect((await ask(world.app, '/game/url', question)).statusCode).toBe(409);
});

test.each([
  ['for another path', { request_path: '/operator/generic/v2/game/round' }, 401],
  ['for no path', { request_path: undefined }, 401],
  ['three minutes ago', { request_time: minutesAway(-3) }, 409],
  ['for in three minutes', { request_time: minutesAway(3) }, 409],
  ['for no time', { request_time: 'now' }, 400],
  ['without a number', { request_uuid: 7 }, 400],
])('[GAME-08] a question signed %s is not answered', async (_, wrong, status) => {
  for (const path of ['/game/url', '/game/list', '/round/list'] as const) {
    const answer = await ask(world.app, path, { ...call, ...wrong });
    expect(answer.statusCode).toBe(status);
  }
});

test('[GAME-10] a game opens under a token of the same user only', async () => {
  const tickets = async () => (await world.query('select 1 from games.ticket')).length;
  const before = await tickets();
  world.wallet.disturb('balance', 'RS_ERROR_INVALID_TOKEN', 'lost before');
  expect((await ask(world.app, '/game/url', call)).statusCode).toBe(403);
  expect(world.wallet.last('balance')).toMatchObject({ user: call.user, token: call.token });
  expect((await ask(world.app, '/game/url', call)).statusCode).toBe(503);
  expect(await tickets()).toBe(before);
});

test('[GAME-08] a body that is no object is refused', async () => {
  expect((await ask(world.app, '/game/url', [])).statusCode).toBe(400);
});

test('[GAME-10] a ticket opens one session, and leaves the address at once', async () => {
  const url = await addressOf(call);
  expect(url).toMatch(/^http:\/\/games\.localhost:3001\/play\?ticket=[\w-]{43}$/);
  const [first, second] = await Promise.all([open(url), open(url)]);
  expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 403]);
  const page = first.statusCode === 200 ? first : second;
  expect(page.body).not.toContain(url.split('=')[1]);
  expect(page.body.indexOf('history.replaceState')).toBeLessThan(
    Math.min(
      ...['<link', '<style', 'src='].map((text) => {
        const at = page.body.indexOf(text);
        return at < 0 ? Number.MAX_SAFE_INTEGER : at;
      }),
    ),
  );
  const kept = await world.query('select play_token from games.ticket where used_at is not null');
  expect(kept.every(({ play_token }) => play_token === null)).toBe(true);
});

test('[GAME-10] a ticket is invalid after a minute', async () => {
  const url = await addressOf(call);
  await world.query(`update games.ticket set expires_at = expires_at - interval '61 s'`);
  const answer = await open(url);
  expect(answer.statusCode).toBe(403);
  expect(answer.cookies).toEqual([]);
  expect(answer.body).toContain('parlour-refusal');
});

test('[GAME-10] the page is bound: cookie, policy, frame, no referrer, no cache', async () => {
  const page = await open(await addressOf(call));
  expect(page.cookies).toEqual([
    expect.objectContaining({
      name: cookieName,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'None',
      partitioned: true,
    }),
  ]);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`frame-ancestors ${site}$`));
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).not.toContain('unsafe');
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  for (const [, attributes] of page.body.matchAll(/<(?:script|style)\b([^>]*)>/g)) {
    if (!attributes?.includes('src=')) expect(attributes).toContain(`nonce="${nonce}"`);
  }
});

test('[GAME-10] only the site that the platform named may frame the game', async () => {
  const framesOf = async (lobby_url: unknown) => {
    const page = await open(await addressOf({ ...call, lobby_url }));
    return /frame-ancestors (.*)$/.exec(String(page.headers['content-security-policy']))?.[1];
  };
  expect(await framesOf('http://second.localhost:3000/rng')).toBe('http://second.localhost:3000');
  for (const wrong of [undefined, 'javascript:alert(1)', 'http://a:b@evil.example/', 7]) {
    expect(await framesOf(wrong)).toBe(site);
  }
});

test('[GAME-10] the page can be reloaded, in its own browser only', async () => {
  const player = await sitDown(world.app);
  const again = (cookie?: string) =>
    world.app.inject({
      method: 'GET',
      url: `/play?session=${player.session}`,
      headers: cookie ? { cookie: `${cookieName}=${cookie}` } : {},
    });
  expect((await again(player.cookie)).statusCode).toBe(200);
  expect((await again()).statusCode).toBe(401);
  expect((await again('x'.repeat(43))).statusCode).toBe(401);
});

test('[GAME-10] two games in two tabs of one browser are played separately', async () => {
  const first = await sitDown(world.app, { game: 'lotus-pond', user: 'main-77' });
  const page = await open(await addressOf({ ...call, user: 'main-77', game_code: 'red-seven' }), {
    cookie: `${cookieName}=${first.cookie}`,
  });
  expect(page.cookies[0]?.value).toBe(first.cookie);
  expect((await first.boot()).body.game).toBe('lotus-pond');
  expect((await first.spin()).body.outcome.game).toBe('lotus-pond');
});

test('[GAME-10] only the games’ own page may act, and only with cookie and session', async () => {
  const player = await sitDown(world.app);
  const bets = world.wallet.calls('bet');
  const start = (headers: Record<string, string>) =>
    player.call('POST', '/rounds', {
      body: { stake: '20000' },
      headers: { 'idempotency-key': randomUUID(), ...headers },
    });
  expect(await start({ origin: 'https://evil.example' })).toMatchObject({ status: 400 });
  expect(await start({ origin: site })).toMatchObject({ status: 400 });
  expect(await start({ cookie: '' })).toMatchObject({ body: { code: 'session.expired' } });
  expect(await start({ 'x-game-session': randomUUID() })).toMatchObject({ status: 401 });
  expect(world.wallet.calls('bet')).toBe(bets);
  await world.query(
    `update games.session set last_used_at = last_used_at - interval '25 hours' where id = $1`,
    [player.session],
  );
  expect(await start({})).toMatchObject({ status: 401, body: { code: 'session.expired' } });
});

test('[GAME-10] a round can be replayed from the site’s record, and not played on', async () => {
  const player = await sitDown(world.app, { user: 'main-88' });
  const { body: round } = await player.spin();
  const replay = await ask(world.app, '/game/round', {
    operator_id: 1,
    user: 'main-88',
    round: round.id,
    sub_partner_id: 'main',
    lang: 'en',
  });
  const page = await open(replay.json<{ url: string }>().url);
  const session = /play\?session=([0-9a-f-]{36})/.exec(page.body)![1]!;
  const headers = {
    origin: gamesOrigin,
    cookie: `${cookieName}=${page.cookies[0]!.value}`,
    'x-game-session': session,
  };
  const shown = await world.app.inject({ method: 'GET', url: `/rounds/${round.id}`, headers });
  expect(shown.json()).toEqual(round);
  const start = await world.app.inject({
    method: 'POST',
    url: '/rounds',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { stake: '20000' },
  });
  expect(start.json()).toMatchObject({ code: 'game.unavailable' });
  const foreign = await ask(world.app, '/game/round', {
    operator_id: 1,
    user: 'main-89',
    round: round.id,
    sub_partner_id: 'main',
  });
  expect(foreign.statusCode).toBe(404);
});
