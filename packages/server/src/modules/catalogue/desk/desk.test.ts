import { catalogue } from '@parlour/contract/catalogue';
import { catalogueConsole } from '@parlour/contract/catalogue-console';
import { operator } from '@parlour/contract/operator';
import type { ListedGame } from '@parlour/contract/vendor-games';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncGames } from '../sync-games';

let site: Site;
let visitor: Visitor;
let games: SomeOperator;
let lead: SomeOperator;

const listed: ListedGame[] = ['lotus-pond', 'five-fruits', 'bronze-drum'].map((code) =>
  listedGame(code, { name: code, demo: true }),
);
const slow: ListedGame[] = [listedGame('kite', { name: 'Kite', category: 'Jackpot Slots' })];

const sync = () => syncGames(site.platform, 'HOUSE', [...listed, ...slow]);

beforeAll(async () => {
  site = await openSite();
  visitor = site.visitor();
  games = await openOperator(site, { roles: ['games'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  const { sql } = site.database;
  await sql`delete from catalogue.shown_game`;
  await sql`delete from catalogue.off_class`;
  await sql`update operator.change set state = 'withdrawn' where state = 'proposed'`;
  await sync();
});

const reason = 'as the two agreed';

/** The codes that players see in the hall, in its order. */
const hall = async (): Promise<string[]> => {
  const { games: found } = await visitor.get(catalogue.listGames, {
    channel: 'parlour',
    merchant: 'parlour',
    gameType: 'RNG',
    language: 'EN',
    sort: 'popular',
  });
  return found.map(({ gameCode }) => gameCode);
};

const desk = async (wanted: Record<string, string> = {}, who = games) =>
  (await who.get(catalogueConsole.listDeskGames, { brand: 'main', ...wanted })).list;

const idOf = async (code: string): Promise<string> =>
  (await desk()).find((game) => game.code === code)!.id;

type Kind = 'class' | 'game' | 'listing' | 'order';

const propose = async (kind: Kind, object: string, patch: Record<string, unknown>, who = games) => {
  const seen = await who.call(operator.previewChange, { kind, object, patch: {} });
  const version = seen.refusal ? '0' : seen.body.value.version;
  return who.call(operator.proposeChange, { kind, object, patch, version, reason });
};

const approve = (id: string) => lead.call(operator.approveChange, { id, reason });

const switchOff = (id: string, who = games, brand = 'main') =>
  who.call(catalogueConsole.switchGameOff, { id, brand, reason });

describe('[OPS-02] a game that is off', () => {
  test('leaves the site at once by one person, and a sync does not bring it back', async () => {
    const id = await idOf('lotus-pond');
    expect(await hall()).toContain('lotus-pond');
    const { body } = await switchOff(id);
    expect(body.value).toMatchObject({ code: 'lotus-pond', off: 'game' });
    expect(await hall()).not.toContain('lotus-pond');
    await syncGames(site.platform, 'HOUSE', slow);
    await sync();
    expect(await hall()).not.toContain('lotus-pond');
    expect((await desk({ state: 'off' })).map(({ code }) => code)).toEqual(['lotus-pond']);
  });

  test('is taken off by who only approves, alone, and not put back by them', async () => {
    const id = await idOf('lotus-pond');
    const { body } = await switchOff(id, lead);
    expect(body.value).toMatchObject({ code: 'lotus-pond', off: 'game' });
    expect(await hall()).not.toContain('lotus-pond');
    const on = await propose('game', `main:${id}`, { off: false }, lead);
    expect(on.refusal?.code).toBe('operator.right_missing');
    const both = await propose('game', `main:${id}`, { off: true, hot: true }, lead);
    expect(both.refusal?.code).toBe('operator.right_missing');
    expect(await hall()).not.toContain('lotus-pond');
  });

  test.each<[Kind, string, Record<string, unknown>, Record<string, unknown>]>([
    ['class', 'main:Jackpot Slots', { off: true }, { off: false }],
    ['listing', 'main:HOUSE:RNG', { maintenance: true }, { maintenance: false }],
    ['listing', 'main:HOUSE:RNG', { shown: false }, { shown: true }],
  ])('a %s is taken off by who only approves: %s', async (kind, object, off, on) => {
    const { body } = await propose(kind, object, off, lead);
    expect(body.value).toMatchObject({ state: 'applied', needsSecond: false });
    expect((await propose(kind, object, on, lead)).refusal?.code).toBe('operator.right_missing');
    const back = await propose(kind, object, on);
    expect((await approve(back.body.value.id)).status).toBe(200);
  });

  test('is not taken off by who approves in another brand, whatever they write elsewhere', async () => {
    const id = await idOf('lotus-pond');
    const ofSecond = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    expect((await switchOff(id, ofSecond)).status).toBe(404);
    // Who writes in another brand stops here by what they hold here.
    const { sql } = site.database;
    const mixed = await openOperator(site, { roles: ['games'], brands: ['second'] });
    await sql`
      insert into operator.holding (operator_id, role_id, brands)
      values (${mixed.operatorId}::bigint, 'brand', '{main}')`;
    expect((await switchOff(id, mixed)).status).toBe(200);
    expect(await hall()).not.toContain('lotus-pond');
    const seen = await openOperator(site, { roles: ['support'] });
    expect((await switchOff(id, seen)).refusal?.code).toBe('operator.right_missing');
  });

  test('comes back by two persons only', async () => {
    const id = await idOf('lotus-pond');
    await switchOff(id);
    const { body } = await propose('game', `main:${id}`, { off: false });
    expect(body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    expect(await hall()).not.toContain('lotus-pond');
    expect((await approve(body.value.id)).status).toBe(200);
    expect(await hall()).toContain('lotus-pond');
  });

  test('switched off by many at once is switched off once, with one line', async () => {
    const id = await idOf('five-fruits');
    const people = await Promise.all(
      Array.from({ length: 6 }, () => openOperator(site, { roles: ['games'] })),
    );
    const answers = await Promise.all(people.map((who) => switchOff(id, who)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const [row] = await site.database.sql<{ changes: number; lines: number }>`
      select (select count(*)::integer from operator.change where object = ${`main:${id}`})
          as changes,
        (select count(*)::integer from audit.entry_view
          where act = 'game.change' and object_id = ${`main:${id}`}) as lines`;
    expect(row).toEqual({ changes: 1, lines: 1 });
  });

  test('stays off: a scheduled change to on is taken back by the stop, with a line', async () => {
    const id = await idOf('five-fruits');
    const object = `main:${id}`;
    await switchOff(id);
    const { version } = await games.get(operator.previewChange, {
      kind: 'game',
      object,
      patch: {},
    });
    const { body } = await games.call(operator.proposeChange, {
      kind: 'game',
      object,
      patch: { off: false },
      version,
      reason,
      at: new Date(site.platform.clock.now().getTime() + 3_600_000).toISOString(),
    });
    const { sql } = site.database;
    const change = body.value.id;
    await sql`
      update operator.change set state = 'scheduled', second = ${lead.operatorId}::bigint
      where id = ${change}::bigint`;
    expect((await switchOff(id)).status).toBe(200);
    const [row] = await sql`select state from operator.change where id = ${change}::bigint`;
    expect(row).toEqual({ state: 'withdrawn' });
    const lines = await sql`
      select act from audit.entry_view where object_kind = 'change' and object_id = ${change}`;
    expect(lines).toEqual([{ act: 'change.withdraw' }]);
  });

  test('stays off: so is one of many that a file would switch on', async () => {
    const id = await idOf('five-fruits');
    await switchOff(id);
    const patch = { 'HOUSE/five-fruits.off': null };
    const asked = { kind: 'games', object: 'main', patch } as const;
    const { version } = await games.get(operator.previewChange, asked);
    const at = new Date(site.platform.clock.now().getTime() + 3_600_000).toISOString();
    const made = await games.get(operator.proposeChange, { ...asked, version, reason, at });
    await lead.get(operator.approveChange, { id: made.id, reason });
    const { sql } = site.database;
    const stateOf = () => sql`select state from operator.change where id = ${made.id}::bigint`;
    expect(await stateOf()).toEqual([{ state: 'scheduled' }]);
    expect((await switchOff(id)).status).toBe(200);
    expect(await stateOf()).toEqual([{ state: 'withdrawn' }]);
  });

  test('stays in the other brand, and is unknown to who works for that brand only', async () => {
    const id = await idOf('bronze-drum');
    const elsewhere = await openOperator(site, { roles: ['games'], brands: ['second'] });
    expect((await switchOff(id, elsewhere)).status).toBe(404);
    await switchOff(id);
    const second = await games.get(catalogueConsole.listDeskGames, { brand: 'second' });
    expect(second.list.find(({ code }) => code === 'bronze-drum')?.off).toBeUndefined();
  });

  test('a right that is taken away is asked again in the transaction', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const { refusal } = await switchOff(await idOf('bronze-drum'), someone);
    expect(refusal?.code).toBe('operator.right_missing');
    expect((await switchOff('999999')).status).toBe(404);
  });
});

describe('[OPS-02] a class, a vendor and an order', () => {
  test('a class that is off takes its games, of later syncs too', async () => {
    const { body } = await propose('class', 'main:Jackpot Slots', { off: true });
    expect(body.value).toMatchObject({ state: 'applied' });
    await syncGames(site.platform, 'HOUSE', [
      ...listed,
      ...slow,
      listedGame('heron', { name: 'Heron', category: 'Jackpot Slots' }),
    ]);
    expect((await hall()).toSorted()).toEqual(['bronze-drum', 'five-fruits', 'lotus-pond']);
    const off = await desk({ state: 'off' });
    expect(off.map(({ code, off: by }) => [code, by])).toEqual([
      ['kite', 'class'],
      ['heron', 'class'],
    ]);
  });

  test('the order is the operator’s, before what is played most, and a sync keeps it', async () => {
    const order = ['HOUSE/bronze-drum', 'HOUSE/lotus-pond'];
    const { body } = await propose('order', 'main:RNG', { order });
    expect(body.value).toMatchObject({ state: 'applied', needsSecond: false });
    await sync();
    expect((await hall()).slice(0, 2)).toEqual(['bronze-drum', 'lotus-pond']);
    const placed = await desk({ gameType: 'RNG' });
    expect(placed.slice(0, 2).map(({ code, place }) => [code, place])).toEqual([
      ['bronze-drum', 1],
      ['lotus-pond', 2],
    ]);
    await propose('order', 'main:RNG', { order: [] });
    expect((await desk()).every(({ place }) => place === undefined)).toBe(true);
  });

  test('of two orders on one version the second is stale', async () => {
    const { version } = await games.get(operator.previewChange, {
      kind: 'order',
      object: 'main:RNG',
      patch: {},
    });
    const give = (order: string[]) =>
      games.call(operator.proposeChange, {
        kind: 'order',
        object: 'main:RNG',
        patch: { order },
        version,
        reason,
      });
    const answers = await Promise.all([give(['HOUSE/kite']), give(['HOUSE/lotus-pond'])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ refusal }) => refusal)?.refusal?.code).toBe('change.stale');
  });

  test.each([
    ['order', 'main:RNG', { order: ['HOUSE/none'] }, 'order'],
    ['order', 'main:RNG', { order: ['HOUSE/kite', 'HOUSE/kite'] }, 'order'],
    ['game', 'main:GAME', { off: 'yes' }, 'off'],
    ['game', 'main:GAME', { strange: true }, 'strange'],
    ['listing', 'main:HOUSE:RNG', { shown: 1 }, 'shown'],
  ] as const)('%s of %s refuses %j at its field', async (kind, object, patch, field) => {
    const named = object.replace('GAME', await idOf('kite'));
    const { refusal } = await propose(kind, named, patch);
    expect(refusal?.value?.fields?.map(({ name }) => name)).toEqual([field]);
  });

  test('a vendor is taken from a category by one, and shown again by two', async () => {
    await propose('listing', 'main:HOUSE:RNG', { shown: false });
    expect(await hall()).toEqual([]);
    const { body } = await propose('listing', 'main:HOUSE:RNG', { shown: true });
    expect(body.value).toMatchObject({ state: 'proposed' });
    await approve(body.value.id);
    expect((await hall()).length).toBe(4);
  });

  test('a hot mark is shown to players', async () => {
    await propose('game', `main:${await idOf('kite')}`, { hot: true });
    const { list } = await visitor.get(catalogue.listHot, {
      merchantCode: 'parlour',
      language: 'EN',
    });
    expect(list[0]).toMatchObject({ gameCode: 'kite', isHot: 1 });
    expect((await desk({ state: 'hot' })).map(({ code }) => code)).toEqual(['kite']);
  });
});

describe('[OPS-02] the list', () => {
  test('is searched without diacritics, filtered, and goes on by its key without a repeat', async () => {
    await syncGames(
      site.platform,
      'HOUSE',
      Array.from({ length: 120 }, (_, n) => listedGame(`game-${n}`, { name: `Đầm Sen ${n}` })),
    );
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { list, next } = await games.get(catalogueConsole.listDeskGames, {
        brand: 'main',
        search: 'dam sen',
        ...(cursor && { cursor }),
      });
      seen.push(...list.map(({ id }) => id));
      if (!next) break;
      cursor = next;
    }
    expect(seen.length).toBe(120);
    expect(new Set(seen).size).toBe(120);
    expect(await desk({ search: '%' })).toEqual([]);
    expect(await desk({ search: '_' })).toEqual([]);
    const closed = (await desk({ state: 'closed' })).map(({ code }) => code);
    expect(closed).toEqual(expect.arrayContaining(['lotus-pond', 'five-fruits']));
  });

  test('names the vendors of each category and the classes', async () => {
    const { listings, classes } = await games.get(catalogueConsole.readDeskCatalogue, {
      brand: 'main',
    });
    expect(listings).toContainEqual(
      expect.objectContaining({ vendor: 'HOUSE', gameType: 'RNG', games: 4, isShown: true }),
    );
    expect(classes).toContainEqual({ gameClass: 'Jackpot Slots', games: 1, isOff: false });
  });
});
