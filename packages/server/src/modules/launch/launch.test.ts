import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf } from '@parlour/contract/endpoint';
import { launch } from '@parlour/contract/launch';
import { lobbyQueryOf } from '@parlour/contract/lottery-launch';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { fund } from '@parlour/testkit/ledger/world';
import { syncGames } from '../catalogue';
import { setPlayState } from '../compliance';

type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  body: Record<string, unknown>;
};
type Reply = { status: number; body: string } | 'silence';

const ticket = 'https://games.example/play?ticket=once';

let site: Site;
let player: SomePlayer;
let vendor: Server;
let vendorUrl: string;
let asked: Asked[] = [];
let reply: Reply;

beforeAll(async () => {
  // Only the vendor is a double here: its requests are those that a real vendor would get.
  vendor = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts);
      const { url: path = '', headers } = request;
      asked.push({ path, headers, raw, body: JSON.parse(raw.toString()) });
      if (reply === 'silence') return request.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  vendorUrl = `http://127.0.0.1:${port}`;
  site = await openSite({
    GAMES_API_URL: vendorUrl,
    GAMES_URL: 'https://games.example',
  });
  player = await registerPlayer(site);
  await fund(site, player, '100000');
  await syncGames(site.platform, 'HOUSE', [
    { game_code: 'lotus-pond', name: 'Lotus Pond', category: 'Video Slots', demo: true },
    { game_code: 'nodemo', name: 'No demo', category: 'Video Slots' },
    { game_code: 'closed', name: 'Closed', category: 'Video Slots', enabled: false },
  ]);
});

afterAll(async () => {
  vendor.closeAllConnections();
  await new Promise((resolve) => vendor.close(resolve));
  await site.drop();
});

beforeEach(() => {
  asked = [];
  reply = { status: 200, body: JSON.stringify({ url: ticket }) };
});

const lotusPond: InputOf<typeof launch.launchGame> = {
  vassalage: 'HOUSE',
  gameCode: 'lotus-pond',
  gameType: 'RNG',
  device: 'H5',
  language: 'VI',
  backUrl: '/rng?page=HOUSE',
};

const tokens = async () => {
  const rows = await site.database.sql<{ hash: Buffer }>`select hash from round.play_token`;
  return rows.map(({ hash }) => hash.toString('hex'));
};

const addLotteryVendor = (code: string) =>
  site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles)
    values ('main', ${code}, 'LOTT', '{"VI": "Lottery"}')
    on conflict do nothing`;

const open = (changes: Record<string, unknown> = {}, who: SomePlayer = player) =>
  who.call(launch.launchGame, { ...lotusPond, ...changes } as typeof lotusPond);

describe('a game for money', () => {
  test('[GAME-04] opens in the frame at the address that the vendor gave', async () => {
    const answer = await open();
    expect(answer.body.value).toMatchObject({
      content: ticket,
      kind: 'frame',
      game: {
        name: 'Lotus Pond',
        vassalage: 'HOUSE',
        gameCode: 'lotus-pond',
        nodeId: expect.any(Number),
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('[GAME-04] is requested from the vendor once, signed over raw bytes, with a token', async () => {
    await open();
    expect(asked).toHaveLength(1);
    const [{ path, headers, raw, body }] = asked as [Asked];
    expect(path).toBe('/operator/generic/v2/game/url');
    const expected = createHmac('sha256', site.platform.config.houseSecret)
      .update(raw)
      .digest('base64');
    expect(headers['x-parlour-signature']).toBe(expected);
    expect(body).toMatchObject({
      user: `main-${player.playerId}`,
      game_code: 'lotus-pond',
      currency: 'VND',
      platform: 'GPL_MOBILE',
      lang: 'vi',
      sub_partner_id: 'main',
      lobby_url: 'http://localhost/rng?page=HOUSE',
      deposit_url: 'http://localhost/?mc=depositv2',
    });
    const hash = createHash('sha256').update(String(body.token)).digest('hex');
    expect(await tokens()).toContain(hash);
  });

  test('[GAME-08] each request to our games has a number, its path and its time', async () => {
    await open();
    await open();
    const [first, second] = asked.map(({ path, body }) => {
      expect(body.request_path).toBe(path);
      expect(Date.parse(String(body.request_time))).toBeGreaterThan(0);
      return body.request_uuid;
    });
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('[GAME-04] leaves the play token out of the answer and of the log', async () => {
    const answer = await open();
    const token = String(asked[0]?.body.token);
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(answer)).not.toContain(token);
    expect(site.logLines.join('\n')).not.toContain(token);
  });

  test('[WALLET-01] of a vendor with its own wallet spends that wallet, which is filled from the main one', async () => {
    const setSingle = (isSingleWallet: boolean) => site.setBrand('main', { isSingleWallet });
    const walletOf = async (token: unknown) => {
      const hash = createHash('sha256').update(String(token)).digest();
      const [row] = await site.database.sql<{ wallet: string | null }>`
        select wallet from round.play_token where hash = ${hash}`;
      return row?.wallet;
    };
    await setSingle(false);
    const own = await open();
    await setSingle(true);
    const single = await open();
    expect([own.body.value.wallet, single.body.value.wallet]).toEqual(['HOUSE', undefined]);
    expect(await walletOf(asked[0]?.body.token)).toBe('HOUSE');
    expect(await walletOf(asked[1]?.body.token)).toBeNull();
    expect(asked[0]?.body.deposit_url).toBe('http://localhost/?mc=transferFund&wallet=HOUSE');
  });

  test('[GAME-01] does not open without a token', async () => {
    const answer = await site.visitor().call(launch.launchGame, lotusPond);
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'session.required']);
    expect(asked).toEqual([]);
  });

  test('[GAME-01] does not open for a trial account', async () => {
    const trial = await registerPlayer(site);
    await site.database.sql`
      update player.player set type = 4 where id = ${trial.playerId}::bigint`;
    const answer = await open({}, trial);
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'session.trial_account']);
    expect(asked).toEqual([]);
  });

  test('[API-03] does not open from a forged page', async () => {
    const before = await tokens();
    const answer = await player.call(launch.launchGame, lotusPond, {
      headers: { 'x-module': undefined },
    });
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'X-Module', code: 'field.required' }]);
    expect(await tokens()).toEqual(before);
  });

  test.each([
    ['a game that is not there', { gameCode: 'none' }],
    ['a game of a vendor that the brand does not have', { vassalage: 'UNKNOWN' }],
    ['a game that its vendor closed', { gameCode: 'closed' }],
    ['a game under another type', { gameType: 'FISH' }],
    ['a lottery, which no vendor here has', { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' }],
  ])('[GAME-03] %s is unavailable', async (_case, changes) => {
    const before = await tokens();
    const answer = await open(changes);
    expect([answer.status, answer.refusal?.code]).toEqual([409, 'launch.game_unavailable']);
    expect(asked).toEqual([]);
    expect(await tokens()).toEqual(before);
  });

  test('[GAME-03] a vendor that is a list opens as a pop-up', async () => {
    await site.database.sql`
      insert into catalogue.vendor (brand, code, game_type, titles, is_list)
      values ('main', 'ARCADE', 'FISH', '{"VI": "Arcade"}', true)`;
    const answer = await open({ vassalage: 'ARCADE', gameType: 'FISH', gameCode: '' });
    expect(answer.body.value).toEqual({ content: '', kind: 'popup' });
  });

  test('[SHELL-07] [GAME-03] a vendor opens its only game, or the hall with all of them', async () => {
    const { sql } = site.database;
    const vendor = { vassalage: 'TABLES', gameType: 'LIVE', gameCode: '' };
    await sql`
      insert into catalogue.vendor (brand, code, game_type, titles)
      values ('main', 'TABLES', 'LIVE', '{"VI": "Tables"}')`;
    const addGame = (code: string) => sql`
      insert into catalogue.game (vendor_code, code, game_type, classify, names, demo, enabled,
        search_fold)
      values ('TABLES', ${code}, 'LIVE', 'Live Games', '{}', false, true, '')`;
    expect((await open(vendor)).refusal?.code).toBe('launch.game_unavailable');
    await addGame('one');
    await addGame('two');
    const { body } = await open(vendor);
    expect(body.value).toEqual({ content: '/live?page=TABLES', kind: 'route' });
    await sql`update catalogue.game set vendor_code = 'AWAY' where vendor_code = 'HOUSE'
      and code <> 'lotus-pond'`;
    const only = await open({ gameCode: '' });
    await sql`update catalogue.game set vendor_code = 'HOUSE' where vendor_code = 'AWAY'`;
    expect(only.body.value).toMatchObject({ kind: 'frame', game: { gameCode: 'lotus-pond' } });
  });

  test.each([
    ['TCG_LOTTO_VN', { gameCode: 'mb 1' }, '/vnlottery?gameCode=mb+1'],
    ['TCG_SEA', { gameCode: '', lottoGameCode: 'th' }, '/seaLottery?gameCode=th'],
    ['LOTT', { gameCode: '' }, '/lottery'],
    ['ELOTT', { gameCode: 'k3_1' }, '/lottery?gameCode=k3_1'],
  ])('[GAME-02] [GAME-04] the lottery of %s is a page of ours', async (code, changes, content) => {
    await addLotteryVendor(code);
    const answer = await open({ vassalage: code, gameType: 'LOTT', ...changes });
    expect(answer.body.value).toEqual({ content, kind: 'route' });
    expect(asked).toEqual([]);
  });

  test('[GAME-02] a lottery of another vendor opens in its frame', async () => {
    await addLotteryVendor('HOUSE');
    await syncGames(site.platform, 'HOUSE', [
      { game_code: 'lotus-pond', name: 'Lotus Pond', category: 'Video Slots', demo: true },
      { game_code: 'keno', name: 'Keno', category: 'Lottery' },
    ]);
    const answer = await open({ gameType: 'LOTT', gameCode: 'keno' });
    expect(answer.body.value).toMatchObject({ content: ticket, kind: 'frame' });
  });

  test('[GAME-07] a lottery is asked for with the whole lobby query', async () => {
    await addLotteryVendor('TCG_SEA');
    const query = lobbyQueryOf({
      gameCode: 'sea_th',
      prizeMode: 'LOTT',
      device: 'H5',
      backUrl: 'http://localhost/lott',
      language: 'VI',
    });
    const lotteryWanted = { vassalage: 'TCG_SEA', gameType: 'LOTT', ...query } as const;
    const answer = await player.call(launch.launchGame, lotteryWanted);
    expect(answer.body.value).toEqual({ content: '/seaLottery?gameCode=sea_th', kind: 'route' });
  });

  test('[GAME-04] a vendor under maintenance is refused as such, and is not called', async () => {
    await site.database.sql`update catalogue.vendor set maintenance = true where code = 'HOUSE'`;
    const answer = await open();
    await site.database.sql`update catalogue.vendor set maintenance = false where code = 'HOUSE'`;
    expect([answer.status, answer.refusal?.code]).toEqual([503, 'launch.vendor_maintenance']);
    expect(asked).toEqual([]);
  });

  test('[GAME-04] an excluded player opens no game', async () => {
    const excluded = await registerPlayer(site);
    await site.database.transaction((sql) =>
      setPlayState(sql, excluded.playerId, 'excluded', { until: null, reason: 'wish' }),
    );
    const answer = await open({}, excluded);
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'compliance.excluded']);
    expect(asked).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['answers 500', { status: 500, body: '{"error":"oops"}' }],
    ['refuses our signature', { status: 401, body: '{"error":"signature"}' }],
    ['hangs up', 'silence'],
    ['sends no JSON', { status: 200, body: '<html>' }],
    ['sends no address', { status: 200, body: '{}' }],
    ['sends a script', { status: 200, body: '{"url":"javascript:alert(1)"}' }],
  ])('[GAME-04] a vendor that %s is one refusal, and a line for us', async (_case, given) => {
    reply = given;
    const lines = site.logLines.length;
    const answer = await open();
    expect([answer.status, answer.refusal?.code]).toEqual([503, 'launch.vendor_failed']);
    const failed = site.logLines
      .slice(lines)
      .filter((line) => line.includes('launch.vendor_failed'));
    expect(failed.some((line) => line.includes('"reason":"HOUSE: '))).toBe(true);
  });

  test('[GAME-04] an address of a foreign origin opens in a tab of its own', async () => {
    reply = { status: 200, body: '{"url":"https://games.example.evil.test/play"}' };
    expect((await open()).body.value.kind).toBe('tab');
  });

  test('[GAME-04] [LOBBY-13] a room of a card game is named to its vendor, and no room to others', async () => {
    await open({ roomId: 'r-1000' });
    await open();
    expect(asked[0]?.body.room_id).toBe('r-1000');
    expect(asked[1]?.body).not.toHaveProperty('room_id');
  });

  test('[GAME-05] a listed host opens in the frame, with the hosts that serve the same games', async () => {
    const launchHosts = ['one.test|https://two.test', 'three.test'];
    await site.setBrand('main', { launchHosts });
    const at = async (url: string) => {
      reply = { status: 200, body: JSON.stringify({ url }) };
      const { kind, hosts } = (await open()).body.value;
      return [kind, hosts];
    };
    const both = ['one.test', 'https://two.test'];
    expect(await at('https://one.test/play?t=1')).toEqual(['frame', both]);
    expect(await at('https://two.test/play?t=1')).toEqual(['frame', both]);
    expect(await at('https://three.test/play')).toEqual(['frame', undefined]);
    expect(await at('https://four.test/play')).toEqual(['tab', undefined]);
    await site.setBrand('main', { launchHosts: [] });
  });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    'javascript:alert(1)',
    'http://a:b@localhost/',
  ])('[ERR-04] a way back to %s is refused', async (backUrl) => {
    const answer = await open({ backUrl });
    expect([answer.status, answer.refusal?.value?.fields]).toEqual([
      400,
      [{ name: 'backUrl', code: 'field.pattern' }],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('a demo', () => {
  const demo = (gameCode: string) =>
    site.visitor().call(launch.launchDemo, { vassalage: 'HOUSE', gameCode, language: 'EN' });

  test('[GAME-01] is open to visitors: play money, no player, no token, no wallet', async () => {
    const before = await tokens();
    const answer = await demo('lotus-pond');
    expect(answer.body.value).toMatchObject({ content: ticket, kind: 'frame' });
    expect(asked[0]?.body).toMatchObject({ currency: 'FUN', game_code: 'lotus-pond', lang: 'en' });
    expect(asked[0]?.body).not.toHaveProperty('user');
    expect(asked[0]?.body).not.toHaveProperty('token');
    expect(await tokens()).toEqual(before);
  });

  test('[LOBBY-12] of a trial account bets from its trial wallet at a house game', async () => {
    const trial = site.visitor();
    const random = await trial.seal(session.logInFree);
    const free = { os: 'Linux', platform: 'W', random, version: 3 } as const;
    const { token, id } = await trial.get(session.logInFree, free);
    trial.token = token;
    const input = { vassalage: 'HOUSE', gameCode: 'lotus-pond', language: 'EN' };
    const answer = await trial.call(launch.launchDemo, input);
    expect(answer.body.value).toMatchObject({ content: ticket, kind: 'frame' });
    expect(asked[0]?.body).toMatchObject({ currency: 'FUN', user: `main-${id}` });
    const [row] = await site.database.sql<{ mode: string; currency: string }>`
      select mode, currency from round.play_token where player_id = ${id}::bigint`;
    expect(row).toEqual({ mode: 'trial', currency: 'FUN' });
  });

  test.each(['nodemo', 'none', 'closed'])('[GAME-03] does not exist for %s', async (gameCode) => {
    const answer = await demo(gameCode);
    expect([answer.status, answer.refusal?.code]).toEqual([409, 'launch.game_unavailable']);
    expect(asked).toEqual([]);
  });

  test('[API-03] does not open from a forged form', async () => {
    const input = { vassalage: 'HOUSE', gameCode: 'lotus-pond', language: 'EN' };
    const answer = await site
      .visitor()
      .call(launch.launchDemo, input, { headers: { origin: 'https://elsewhere.test' } });
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'Origin', code: 'field.not_equal' }]);
  });
});

describe('the page of a round', () => {
  test('[GAME-10] is requested by the vendor’s keys of the round and of its bet', async () => {
    const acme = await openVendor(site, { baseUrl: vendorUrl, signature: 'hmac-sha256' });
    const token = await acme.token(player);
    const bet = acme.body('bet', { playerId: player.playerId, token });
    expect((await acme.call('bet', bet)).status).toBe('RS_OK');
    const [row] = await site.database.sql<{ id: string }>`
      select id::text as id from round.rounds_view where external_id = ${bet.round}`;
    const replayed = { roundId: row!.id, language: 'VI' } as const;
    expect((await player.get(launch.openReplay, replayed)).content).toBe(ticket);
    expect(asked).toMatchObject([
      {
        path: '/operator/generic/v2/game/round',
        body: {
          user: `main-${player.playerId}`,
          round: bet.round,
          transaction_uuid: bet.transaction_uuid,
        },
      },
    ]);
  });

  test('[GAME-10] another player’s round is unknown, and the vendor is not called', async () => {
    for (const roundId of ['1', 'x', '999999999999999999']) {
      const answer = await player.call(launch.openReplay, { roundId, language: 'VI' });
      expect(answer.refusal?.code).toBe('request.unknown');
    }
    expect(asked).toEqual([]);
  });
});

describe('[GAME-13] the vendor of sports', () => {
  const openSports = (who: Visitor) =>
    who.call(launch.launchFb, { language: 'VI', device: 'WEB', backUrl: '/fbsports' });

  const listSports = async (...games: { code: string; demo: boolean }[]) => {
    await site.database.sql`
      insert into catalogue.vendor (brand, code, game_type, titles)
      values ('main', 'FB', 'SPORTS', '{"VI": "FB"}') on conflict do nothing`;
    await site.database.sql`update catalogue.game set enabled = false where vendor_code = 'FB'`;
    for (const { code, demo } of games) {
      await site.database.sql`
        insert into catalogue.game (vendor_code, code, game_type, classify, names, demo, enabled,
          search_fold)
        values ('FB', ${code}, 'SPORTS', 'Sportsbook', '{}', ${demo}, true, '')
        on conflict (vendor_code, code) do update set demo = excluded.demo, enabled = true`;
    }
  };

  beforeAll(async () => {
    // The vendor's calls go to the same double; only its code differs.
    await openVendor(site, { code: 'FB', baseUrl: vendorUrl, signature: 'hmac-sha256' });
  });

  test('is not there until the brand has it, for no one', async () => {
    for (const who of [site.visitor(), player]) {
      const { status, refusal } = await openSports(who);
      expect([status, refusal?.code]).toEqual([409, 'launch.game_unavailable']);
    }
    expect(asked).toEqual([]);
  });

  test('opens for money where a player is signed in', async () => {
    await listSports({ code: 'book', demo: true });
    const before = await tokens();
    const { body } = await openSports(player);
    expect(body.value).toMatchObject({ content: ticket, kind: 'frame' });
    expect(body.value).not.toHaveProperty('isGuest');
    expect(asked[0]?.body).toMatchObject({ user: `main-${player.playerId}`, game_code: 'book' });
    expect(asked[0]?.body).toMatchObject({
      currency: 'VND',
      lobby_url: 'http://localhost/fbsports',
    });
    expect(await tokens()).toHaveLength(before.length + 1);
  });

  test('opens its guest view for a visitor, which moves no money', async () => {
    await listSports({ code: 'book', demo: true });
    const before = await tokens();
    expect((await openSports(site.visitor())).body.value).toMatchObject({
      content: ticket,
      isGuest: true,
    });
    expect(asked[0]?.body).not.toHaveProperty('user');
    expect(asked[0]?.body).not.toHaveProperty('token');
    const trial = await registerPlayer(site);
    await site.database.sql`
      update player.player set type = 4 where id = ${trial.playerId}::bigint`;
    expect((await openSports(trial)).body.value).toMatchObject({ isGuest: true });
    const looking = await registerPlayer(site);
    await site.database.sql`
      update session.sign_in set strength = 'look'
      where player_id = ${looking.playerId}::bigint`;
    expect((await openSports(looking)).body.value).toMatchObject({ isGuest: true });
    for (const { body } of asked) expect(body).not.toHaveProperty('user');
    expect(await tokens()).toEqual(before);
  });

  test('without a guest view asks a visitor to log in', async () => {
    await listSports({ code: 'book', demo: false });
    const { status, refusal } = await openSports(site.visitor());
    expect([status, refusal?.code]).toEqual([403, 'launch.no_guest_view']);
    expect((await openSports(player)).status).toBe(200);
  });

  test('with several games is its hall, unless the brand names one', async () => {
    await listSports({ code: 'book', demo: true }, { code: 'virtual', demo: true });
    const hall = { content: '/sports?page=FB', kind: 'route' };
    expect((await openSports(site.visitor())).body.value).toEqual(hall);
    expect((await openSports(player)).body.value).toEqual(hall);
    await site.setBrand('main', { fbVendor: 'FB/virtual' });
    for (const who of [site.visitor(), player]) await openSports(who);
    await site.setBrand('main', { fbVendor: 'FB' });
    expect(asked.map(({ body }) => body.game_code)).toEqual(['virtual', 'virtual']);
  });

  test('under maintenance says so', async () => {
    await listSports({ code: 'book', demo: true });
    await site.database.sql`update catalogue.vendor set maintenance = true where code = 'FB'`;
    const answers = [await openSports(site.visitor()), await openSports(player)];
    await site.database.sql`update catalogue.vendor set maintenance = false where code = 'FB'`;
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual([
      'launch.vendor_maintenance',
      'launch.vendor_maintenance',
    ]);
  });
});
