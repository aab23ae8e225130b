import { catalogue, type Game } from '@parlour/contract/catalogue';
import type { InputOf } from '@parlour/contract/endpoint';
import type { ListedGame } from '@parlour/contract/vendor-games';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import type { Brand } from '../../lib/context';
import { runJobs } from '../../lib/jobs/jobs';
import { catalogueJobs } from './jobs';
import { readPictures } from './read-pictures';
import { syncGames } from './sync-games';
import { parseGame } from './vendor-game';

let site: Site;
let visitor: Visitor;

const house: ListedGame[] = [
  listedGame('lotus-pond', {
    name: 'Lotus Pond',
    names: { VI: 'Đầm Sen', EN: 'Lotus Pond' },
    game_type: 'RNG',
    rtp: '95.59',
    volatility: 'medium',
    lines: 20,
    version: '1',
    demo: true,
    rules: { VI: 'Ba bông sen trở lên cho vòng miễn phí.', EN: 'Three lotuses give free spins.' },
    bets: [
      { currency: 'VND', min: '1000', max: '500000' },
      { currency: 'PHP', min: '1', max: '1000' },
    ],
  }),
  listedGame('five-fruits', {
    name: 'Five Fruits',
    names: { VI: 'Ngũ Quả', EN: 'Five Fruits' },
    lines: 5,
    bets: [{ currency: 'VND', min: '5000', max: '500000' }],
    category: 'Jackpot Slots',
  }),
  listedGame('bronze-drum', { name: 'Bronze Drum', names: { VI: 'Trống Đồng' }, lines: 20 }),
];

const sync = (vendorCode: string, entries: readonly unknown[]) =>
  syncGames(site.platform, vendorCode, entries);

const list = (changes: Partial<InputOf<typeof catalogue.listGames>> = {}) =>
  visitor.get(catalogue.listGames, {
    channel: 'parlour',
    merchant: 'parlour',
    gameType: 'RNG',
    language: 'VI',
    ...changes,
  });

const codes = (games: Game[]) => games.map(({ gameCode }) => gameCode);

const addVendor = (code: string, gameType: string, brand = 'main') =>
  site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles, position)
    values (${brand}, ${code}, ${gameType}, ${JSON.stringify({ VI: code, EN: code })}, 9)`;

beforeAll(async () => {
  site = await openSite();
  visitor = site.visitor();
  await sync('HOUSE', house);
});

afterAll(() => site.drop());

describe('the list of games', () => {
  test('[LOBBY-04] returns the games of a type in the operator’s order to a visitor', async () => {
    const { games, total, totalPages, page } = await list();
    expect(codes(games)).toEqual(['lotus-pond', 'bronze-drum', 'five-fruits']);
    expect({ total, totalPages, page }).toEqual({ total: 3, totalPages: 1, page: 1 });
    expect(games[0]).toMatchObject({
      vassalage: 'HOUSE',
      name: 'Đầm Sen',
      minBet: '1000',
      lines: 20,
      rtp: '95.59',
      demo: true,
      isHot: 1,
      isNew: false,
    });
  });

  test('[SITE-13] names are in the language, or in another that exists', async () => {
    const english = await list({ language: 'EN' });
    expect(english.games.map(({ name }) => name)).toEqual([
      'Lotus Pond',
      'Bronze Drum',
      'Five Fruits',
    ]);
    const japanese = await list({ language: 'JA' });
    expect(japanese.games[0]?.name).toBe('Đầm Sen');
  });

  test.each([
    ['dam sen', ['lotus-pond']],
    ['NGU QUA', ['five-fruits']],
    ['bronze', ['bronze-drum']],
    ['ltous', ['lotus-pond']],
    ['five-fruits', ['five-fruits']],
    ['parlour', ['lotus-pond', 'bronze-drum', 'five-fruits']],
  ])('[LOBBY-04] a search for %j finds %j', async (gameName, found) => {
    expect(codes((await list({ gameName })).games)).toEqual(found);
  });

  test('[LOBBY-04] a search without a match suggests the nearest games of all vendors', async () => {
    const answer = await list({ gameName: 'brooonze dram' });
    expect(answer).toMatchObject({ games: [], total: 0, totalPages: 0 });
    expect(answer.nearest?.[0]?.gameCode).toBe('bronze-drum');
    expect((await list({ gameClassify: 'Roulette' })).nearest).toBeUndefined();
  });

  test.each([
    [{ minBet: '1000' }, ['lotus-pond']],
    [{ minBet: '999.999999' }, []],
    [{ minBet: '5000' }, ['lotus-pond', 'five-fruits']],
    [{ minLineNum: 6 }, ['lotus-pond', 'bronze-drum']],
    [{ gameClassify: 'Jackpot Slots' }, ['five-fruits']],
    [{ vassalage: 'HOUSE' }, ['lotus-pond', 'bronze-drum', 'five-fruits']],
    [{ vassalage: 'UNKNOWN' }, []],
    [{ gameType: 'FISH' as const }, []],
    [{ sort: 'az' as const }, ['lotus-pond', 'five-fruits', 'bronze-drum']],
    [{ sort: 'az' as const, language: 'EN' }, ['bronze-drum', 'five-fruits', 'lotus-pond']],
    [{ sort: 'new' as const }, ['bronze-drum', 'five-fruits', 'lotus-pond']],
    [{ pageSize: 2, page: 2 }, ['five-fruits']],
    [{ pageSize: 2, page: 3 }, []],
  ])('[LOBBY-04] filtered by %j it holds %j', async (changes, found) => {
    expect(codes((await list(changes)).games)).toEqual(found);
  });

  test('names are put in order once for a language, not for each call', async () => {
    const collator = vi.spyOn(Intl, 'Collator');
    try {
      for (const language of ['VI', 'EN', 'xx', 'yy']) await list({ sort: 'az', language });
      const before = collator.mock.calls.length;
      for (const language of ['VI', 'EN', 'xx', 'zz']) await list({ sort: 'az', language });
      expect(collator.mock.calls.length).toBe(before);
    } finally {
      collator.mockRestore();
    }
  });

  test('[ERR-04] another brand’s merchant code, or an invalid bound, is refused by name', async () => {
    const input = {
      channel: 'parlour',
      merchant: 'salon',
      gameType: 'RNG',
      language: 'VI',
    } as const;
    const answer = await visitor.call(catalogue.listGames, input);
    expect([answer.status, answer.refusal?.value?.fields]).toEqual([
      400,
      [{ name: 'merchant', code: 'field.not_equal' }],
    ]);
    const wrong = await visitor.call(catalogue.listGames, {
      ...input,
      merchant: 'parlour',
      minBet: '-1',
      pageSize: 101,
    });
    expect(wrong.refusal?.value?.fields?.map(({ name }) => name)).toEqual(['minBet', 'pageSize']);
  });

  test('[LOBBY-04] one of ten thousand games is found by its misspelt name', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      listedGame(`bulk-${at}`, { name: `Golden Fortune ${at}`, category: 'Fishing' }),
    );
    await addVendor('BULK', 'FISH');
    await sync('BULK', many);
    await list({ gameType: 'FISH' });
    const found = await list({ gameType: 'FISH', gameName: 'goldan fortune 9999' });
    const empty = await list({ gameType: 'FISH', gameName: 'goldne fortnues zzz' });
    expect(codes(found.games)).toEqual(['bulk-9999']);
    expect(empty.nearest).toHaveLength(5);
  });
});

describe('categories', () => {
  const categories = async (language = 'VI') =>
    (await visitor.get(catalogue.listVendors, { language })).data.lanes;

  test('[LOBBY-10] esports are separate, cockfights follow sports, no category is empty', async () => {
    await addVendor('FB', 'SPORTS');
    await addVendor('WS168', 'SPORTS');
    await addVendor('SV3', 'SPORTS');
    await addVendor('TF', 'ESPORTS');
    await addVendor('LOTTO', 'LOTT');
    const shown = (await categories()).map(({ id, gameType, vendors }) => [
      id,
      gameType,
      vendors.map(({ vassalage }) => vassalage),
    ]);
    expect(shown).toEqual([
      [1, 'RNG', ['HOUSE']],
      [2, 'FISH', ['BULK']],
      [6, 'ESPORTS', ['TF']],
      [7, 'SPORTS', ['FB']],
      [5, 'DS88', ['SV3', 'WS168']],
      [9, 'LOTT', ['LOTTO']],
    ]);
  });

  test('[LOBBY-15] a category has its number of games, and their lowest and highest return', async () => {
    const { games } = await list();
    const [rng] = await categories();
    expect(rng?.games).toBe(games.length);
    const stated = games.flatMap(({ rtp }) => rtp ?? []).map(Number);
    expect([Number(rng?.rtp?.from), Number(rng?.rtp?.to)]).toEqual([
      Math.min(...stated),
      Math.max(...stated),
    ]);
    const fish = (await categories()).find(({ gameType }) => gameType === 'FISH');
    expect(fish?.games).toBe(10_000);
  });

  test('[LOBBY-15] each vendor has its category, and titles come by language', async () => {
    const [rng] = await categories('EN');
    expect(rng).toMatchObject({
      title: 'Slots',
      vendors: [{ accountTypeId: 1, vassalage: 'HOUSE', title: 'Parlour', maintenance: false }],
    });
  });

  test('[LOBBY-15] a brand shows its own vendors only', async () => {
    const second = site.visitor({ host: 'second.localhost' });
    const { data } = await second.get(catalogue.listVendors, { language: 'EN' });
    expect(data.lanes.map(({ gameType }) => gameType)).toEqual(['RNG']);
  });

  test('[LOBBY-15] a switch of the operator takes effect at once', async () => {
    await site.database.sql`update catalogue.vendor set enabled = false where code = 'LOTTO'`;
    expect((await categories()).map(({ gameType }) => gameType)).not.toContain('LOTT');
    await site.database.sql`update catalogue.vendor set maintenance = true where code = 'FB'`;
    const sports = (await categories()).find(({ gameType }) => gameType === 'SPORTS');
    expect(sports?.vendors[0]?.maintenance).toBe(true);
  });

  test('[LOBBY-16] the games of a cockfight vendor are in its category', async () => {
    await sync('WS168', [listedGame('arena', { category: 'Sportsbook' })]);
    expect(codes((await list({ gameType: 'DS88' })).games)).toEqual(['arena']);
    expect((await list({ gameType: 'SPORTS' })).games).toEqual([]);
  });
});

describe('hot games, classes and facts', () => {
  test('[LOBBY-05] hot games are the operator’s, in their order, then the most played', async () => {
    const { list: hot } = await visitor.get(catalogue.listHot, {
      merchantCode: 'parlour',
      language: 'VI',
    });
    const marked = hot.filter(({ isHot }) => isHot === 1);
    expect(codes(marked)).toEqual(['lotus-pond']);
    expect(codes(hot).slice(0, marked.length)).toEqual(codes(marked));
    expect(codes(hot)).toEqual(expect.arrayContaining(codes((await list()).games)));
  });

  test('[LOBBY-16] a vendor’s classes have their numbers of games', async () => {
    const { list: classes } = await visitor.get(catalogue.listGameTypes, { vassalage: 'HOUSE' });
    expect(classes).toEqual([
      { gameType: 'RNG', gameClassify: 'Video Slots', name: 'Video Slots', count: 2 },
      { gameType: 'RNG', gameClassify: 'Jackpot Slots', name: 'Jackpot Slots', count: 1 },
    ]);
  });

  test('[LOBBY-14] a game’s details are rules by language, return, bounds, provider', async () => {
    const { games } = await list();
    const nodeId = String(games[0]?.nodeId);
    expect(await visitor.get(catalogue.readGame, { nodeId, language: 'EN' })).toMatchObject({
      name: 'Lotus Pond',
      rtp: '95.59',
      volatility: 'medium',
      minBet: '1000',
      maxBet: '500000',
      vendorTitle: 'Parlour',
      version: '1',
      rules: 'Three lotuses give free spins.',
    });
    const second = site.visitor({ host: 'second.localhost' });
    const abroad = await second.get(catalogue.readGame, { nodeId, language: 'TY' });
    expect(abroad).toMatchObject({ minBet: '1', maxBet: '1000' });
  });

  test.each(['999999', '0'])('[LOBBY-14] game %s is unknown', async (nodeId) => {
    const answer = await visitor.call(catalogue.readGame, { nodeId, language: 'VI' });
    expect([answer.status, answer.refusal?.code]).toEqual([404, 'request.unknown']);
  });
});

describe('popularity', () => {
  test('[LOBBY-04] the most played come first, by the real rounds of seven days', async () => {
    const played = async (code: string, age: string, mode: string, count: number) =>
      site.database.sql`
        insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
          opened_at, last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency,
          external_id)
        select 1, g.id, 1000000, 0, 0, 0, lib.now() - ${age}::interval, lib.now(), lib.now(), 1,
          ledger.namespace_id('HOUSE'), 'closed', ${mode}::round.mode, 'main',
          case when ${mode}::text = 'trial' then 'FUN' else 'VND' end, gen_random_uuid()::text
        from catalogue.game g, generate_series(1, ${count}::integer)
        where g.vendor_code = 'HOUSE' and g.code = ${code}`;
    await played('five-fruits', '1 hour', 'real', 3);
    await played('bronze-drum', '6 days', 'real', 2);
    await played('bronze-drum', '8 days', 'real', 9);
    await played('lotus-pond', '1 hour', 'trial', 9);
    const count = catalogueJobs({ listCodes: async () => [], listGames: async () => [] }).every?.[
      'catalogue.count_rounds'
    ];
    await count?.work(site.platform);
    const order = async () => codes((await list({ vassalage: 'HOUSE', sort: 'popular' })).games);
    expect(await order()).toEqual(['five-fruits', 'bronze-drum', 'lotus-pond']);
    await site.database.sql`delete from catalogue.popularity`;
    expect(await order()).toEqual(['lotus-pond', 'bronze-drum', 'five-fruits']);
  });
});

describe('the sync', () => {
  const idOf = async (code: string) =>
    (await list()).games.find(({ gameCode }) => gameCode === code)?.nodeId;

  test('[LOBBY-16] keeps a game’s number when the game changes, closes and returns', async () => {
    const before = await idOf('five-fruits');
    expect(Number.isInteger(before)).toBe(true);
    await sync(
      'HOUSE',
      house.filter(({ game_code: code }) => code !== 'five-fruits'),
    );
    expect(await idOf('five-fruits')).toBeUndefined();
    await sync('HOUSE', house.toReversed());
    expect(await idOf('five-fruits')).toBe(before);
  });

  test('an unchanged list writes nothing', async () => {
    const revision = () => site.database.sql`select n from catalogue.revision`;
    const before = await revision();
    expect(await sync('HOUSE', house)).toMatchObject({ games: 3, changed: 0, refused: 0 });
    expect(await revision()).toEqual(before);
  });

  test('a list with invalid entries is used as far as possible', async () => {
    const dirty = [
      listedGame('clean'),
      listedGame('clean', { name: 'The same again' }),
      { game_code: 'nameless', enabled: true },
      listedGame('strange', { category: 'Séance' }),
      listedGame('closed', { enabled: false }),
      { game_id: 'of-caleta', name: 'Of Caleta', category: 'Video Slots' },
      { name: 'A game without a code' },
      listedGame('odd', {
        name: ' Odd\u0000\u0007 one ',
        names: { VI: 'Lạ\u0000 lùng', XX: 'no such language' },
        lines: -3,
        rtp: 'high',
        url_thumb: 'javascript:alert(1)',
        bets: [{ currency: 'VND', min: '1e3', max: 'plenty' }],
      }),
      null,
      'text',
      7,
    ];
    await addVendor('DIRTY', 'RNG');
    expect(await sync('DIRTY', dirty)).toMatchObject({ games: 6, refused: 5 });
    const { games } = await list({ vassalage: 'DIRTY' });
    expect(codes(games)).toEqual(['clean', 'of-caleta', 'odd']);
    expect(games[0]?.name).toBe('Game clean');
    const odd = games.at(-1);
    expect(odd?.name).toBe('Lạ lùng');
    expect((await list({ vassalage: 'DIRTY', language: 'EN' })).games.at(-1)?.name).toBe('Odd one');
    expect(odd).not.toHaveProperty('lines');
    expect(odd).not.toHaveProperty('rtp');
    expect(odd).not.toHaveProperty('image');
    expect(odd).not.toHaveProperty('minBet');
    const rows = await site.database.sql`
      select code from catalogue.game
      where vendor_code = 'DIRTY' and game_type is null
      order by code`;
    expect(rows).toEqual([{ code: 'nameless' }, { code: 'strange' }]);
  });

  test('[LOBBY-14] a game keeps the addresses of its pictures, and small drawings', async () => {
    const origin = 'https://pictures.example';
    const drawing = (ink: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${ink}" d="M0 0h1"/></svg>`;
    const [image, background] = [`${origin}/drawn-1.svg`, `${origin}/drawn-2.svg`];
    await addVendor('PICTURES', 'RNG');
    const entries = [
      listedGame('drawn', {
        url_thumb: image,
        url_background: background,
        drawings: { thumb: drawing('#fff'), background: drawing('#000') },
      }),
      listedGame('large', {
        url_thumb: 'https://large.example/large.svg',
        drawings: { thumb: drawing('#fff'.repeat(4000)), background: drawing('#000') },
      }),
      listedGame('odd', { drawings: { thumb: '<p>no drawing</p>', background: drawing('#000') } }),
    ];
    await sync('PICTURES', entries);
    const { games } = await list({ vassalage: 'PICTURES' });
    expect(games.map((game) => [game.gameCode, game.image, game.background])).toEqual([
      ['drawn', image, background],
      ['large', 'https://large.example/large.svg', undefined],
      ['odd', undefined, undefined],
    ]);
    const brand = { code: 'main', supportLanguages: ['VI'] } as unknown as Brand;
    const { origins, drawingByAddress } = await readPictures({ database: site.database, brand });
    expect(origins).toEqual(expect.arrayContaining([origin, 'https://large.example']));
    expect(drawingByAddress.get(image)).toBe(drawing('#fff'));
    expect(drawingByAddress.get(background)).toBe(drawing('#000'));
    expect(drawingByAddress.has('https://large.example/large.svg')).toBe(false);
    // The same list again writes nothing.
    expect(await sync('PICTURES', entries)).toMatchObject({ changed: 0 });
  });

  test.each([
    ['http://localhost:3000', true],
    ['https://site.example', false],
  ])('[LOBBY-14] a picture from a plain address, on a site at %s: %j', (siteUrl, isKept) => {
    const address = 'http://192.168.1.5:3001/pictures/a.svg';
    const mayBePlain = siteUrl.startsWith('http:');
    const game = parseGame(listedGame('plain', { url_thumb: address }), { mayBePlain });
    expect(game?.image).toBe(isKept ? address : null);
  });

  test.each(['a;connect-src', 'a,default-src', '*', '*.example', "a'self'"])(
    '[LOBBY-14] a picture of a host that a policy would read otherwise is left out: %s',
    (host) => {
      const entry = listedGame('odd', { url_thumb: `https://${host}/a.svg` });
      expect(parseGame(entry, { mayBePlain: false })?.image).toBeNull();
    },
  );

  test.each([[[]], [[null, {}]]])('a list without a game closes no hall: %j', async (entries) => {
    await expect(sync('HOUSE', entries)).rejects.toThrow('without a game');
    expect((await list({ vassalage: 'HOUSE' })).total).toBe(3);
  });

  test('a failure of one vendor delays no other, and is retried soon', async () => {
    await addVendor('FINE', 'RNG');
    const asked: string[] = [];
    const jobs = catalogueJobs({
      listCodes: async () => ['BROKEN', 'FINE'],
      listGames: async (_platform, code) => {
        asked.push(code);
        if (code === 'BROKEN') throw new Error('away');
        return [listedGame('fine')];
      },
    });
    const clockwork = runJobs(site.platform, [jobs], { idleMs: 20 });
    await expect
      .poll(async () => codes((await list({ vassalage: 'FINE' })).games), { timeout: 5000 })
      .toEqual(['fine']);
    await expect
      .poll(() => asked.filter((code) => code === 'BROKEN').length, { timeout: 8000 })
      .toBeGreaterThan(1);
    await clockwork.stop();
    // A vendor whose list came is not asked again within its minute.
    expect(asked.filter((code) => code === 'FINE')).toHaveLength(1);
    expect(site.logLines.some((line) => line.includes('catalogue.sync_failed'))).toBe(true);
  });

  test('of several processes one asks a vendor, once a minute', async () => {
    let calls = 0;
    const jobs = catalogueJobs({
      listCodes: async () => ['SHARED'],
      listGames: async () => {
        calls += 1;
        return [listedGame('shared')];
      },
    });
    const job = jobs.every?.['catalogue.sync'];
    const together = () => Promise.all([1, 2, 3, 4].map(async () => job?.work(site.platform)));
    await together();
    expect(calls).toBe(1);
    await site.shiftClock(59_000);
    await together();
    expect(calls).toBe(1);
    await site.shiftClock(61_000);
    await together();
    await site.shiftClock(0);
    expect(calls).toBe(2);
  });
});

test('[LOBBY-01] no odd text of a game keeps another from the hall', async () => {
  const odd = {
    cut: { names: { EN: `${'x'.repeat(119)}😀` }, rules: { EN: `${'x'.repeat(19_999)}😀` } },
    name: { name: 'a\ud800b', names: { VI: 'a\ud800b' } },
    category: { category: 'a\ud800b', version: 'a\ud800b' },
    drawing: { drawings: { thumb: '<svg \ud800></svg>', background: '<svg a></svg>' } },
    // No account can hold either.
    stakes: { bets: [{ currency: 'VND', min: '-5', max: '9999999999999' }] },
  };
  const games = Object.entries(odd).map(([code, changes]) => listedGame(code, changes));
  await sync('ODDTEXTS', [listedGame('\ud800'), ...games, listedGame('plain')]);
  const rows = await site.database.sql<{ code: string; limits: object }>`
    select code, limits from catalogue.game
    where vendor_code = 'ODDTEXTS' and enabled
    order by code`;
  expect(rows.map(({ code }) => code)).toEqual([...Object.keys(odd), 'plain'].toSorted());
  expect(rows.find(({ code }) => code === 'stakes')?.limits).toEqual({ VND: {} });
});
