import { catalogue } from '@parlour/contract/catalogue';
import { catalogueConsole } from '@parlour/contract/catalogue-console';
import { operator } from '@parlour/contract/operator';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncGames } from '../../sync-games';

let site: Site;
let games: SomeOperator;
let lead: SomeOperator;

const listed = ['lotus-pond', 'five-fruits', 'bronze-drum'].map((code) =>
  listedGame(code, { name: code, demo: true }),
);
const sync = () => syncGames(site.platform, 'HOUSE', listed);

beforeAll(async () => {
  site = await openSite();
  games = await openOperator(site, { roles: ['games'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  const { sql } = site.database;
  await sql`delete from catalogue.shown_game`;
  await sql`update operator.change set state = 'withdrawn' where state = 'proposed'`;
  await sync();
});

const reason = 'the list of the season';
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');

const foresee = (text: string | Buffer, who = games, brand = 'main') =>
  who.call(catalogueConsole.previewGames, { brand, file: base64(text) });

const foreseen = async (text: string | Buffer) => (await foresee(text)).body.value;

const take = async (text: string, who = games) => {
  const { kind, object, version, patch } = await foreseen(text);
  return who.call(operator.proposeChange, { kind, object, version, patch, reason });
};

/** The games of the hall by their code, as players read them. */
const hall = async (gameName?: string) => {
  const found = await site.visitor().get(catalogue.listGames, {
    channel: 'parlour',
    merchant: 'parlour',
    gameType: 'RNG',
    language: 'VI',
    ...(gameName !== undefined && { gameName }),
  });
  return found.games.map(({ gameCode, name }) => [gameCode, name]);
};

describe('[OPS-03] a file of games', () => {
  test('is one change of its good rows, the bad ones are listed, and no sync undoes it', async () => {
    const file = [
      '\ufeffvendor,code,off,hot,place,name.VI',
      'HOUSE,lotus-pond,no,yes,2,"Đầm Sen, mới"',
      'HOUSE,five-fruits,yes,,,',
      'HOUSE,bronze-drum,no,no,,',
      'HOUSE,not-there,yes,,,',
      'HOUSE,five-fruits,no,,,',
      'HOUSE,bronze-drum,perhaps,,0,',
    ].join('\r\n');
    const preview = await foreseen(file);
    expect(preview.needsSecond).toBe(false);
    expect(preview.lines.map(({ n, key, state }) => [n, key, state])).toEqual([
      [2, 'HOUSE/lotus-pond', 'new'],
      [3, 'HOUSE/five-fruits', 'new'],
      [4, 'HOUSE/bronze-drum', 'same'],
      [5, 'HOUSE/not-there', 'bad'],
      [6, 'HOUSE/five-fruits', 'bad'],
      [7, 'HOUSE/bronze-drum', 'bad'],
    ]);
    expect(preview.lines.slice(3).map(({ faults }) => faults)).toEqual([
      [{ column: 'code', why: 'unknown_game' }],
      [{ column: 'code', why: 'repeated' }],
      [
        { column: 'code', why: 'repeated' },
        { column: 'off', why: 'field.pattern' },
        { column: 'place', why: 'field.pattern' },
      ],
    ]);
    // Nothing happened yet.
    expect((await hall()).map(([code]) => code)).toContain('five-fruits');
    const made = (await take(file)).body.value;
    expect(made).toMatchObject({ state: 'applied', kind: 'games', object: 'main' });
    await sync();
    const now = await hall();
    expect(now[0]).toEqual(['lotus-pond', 'Đầm Sen, mới']);
    expect(now.map(([code]) => code)).not.toContain('five-fruits');
    expect(await hall('đầm sen')).toEqual([['lotus-pond', 'Đầm Sen, mới']]);
    const [line] = await site.database.sql<{ reason: string }>`
      select reason from audit.entry_view where act = 'games.change' order by id desc limit 1`;
    expect(line?.reason).toBe(reason);
  });

  test('is undone by another change, which needs two where it shows games again', async () => {
    const made = (await take('vendor,code,off,name.EN\nHOUSE,lotus-pond,yes,Pond')).body.value;
    const back = await games.get(operator.undoChange, { id: made.id, reason });
    expect(back).toMatchObject({ state: 'proposed', needsSecond: true });
    expect((await hall()).map(([code]) => code)).not.toContain('lotus-pond');
    await lead.get(operator.approveChange, { id: back.id, reason });
    expect(await hall()).toContainEqual(['lotus-pond', 'lotus-pond']);
  });

  test('leaves what its columns do not name, and an empty cell clears', async () => {
    await take('vendor,code,hot,place,name.VI\nHOUSE,lotus-pond,yes,1,Sen');
    const { lines } = await foreseen('vendor,code,name.VI\nHOUSE,lotus-pond,');
    expect(lines[0]).toMatchObject({
      state: 'changed',
      diff: [{ field: 'HOUSE/lotus-pond.name.VI', before: 'Sen', after: null }],
    });
    await take('vendor,code,name.VI\nHOUSE,lotus-pond,');
    const [row] = await site.database.sql`
      select is_hot as hot, place, names from catalogue.shown_game where code = 'lotus-pond'`;
    expect(row).toEqual({ hot: true, place: 1, names: {} });
  });

  test('comes back as it was downloaded: nothing in it is a formula, nothing changes', async () => {
    await take(`vendor,code,name.EN\nHOUSE,lotus-pond,"=HYPERLINK(""https://x"")"`);
    const { list } = await games.get(catalogueConsole.listDeskGames, { brand: 'main' });
    expect(list.map(({ code }) => code)).toContain('lotus-pond');
    const asked = await games.messageOf(catalogueConsole.exportGames, { brand: 'main' });
    const { text } = await games.send(asked);
    expect(text).toContain(`"'=HYPERLINK(""https://x"")"`);
    const { lines, patch } = await foreseen(text);
    expect(patch).toEqual({});
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['same']));
  });

  test('that was previewed before another change is refused as stale', async () => {
    const { kind, object, version, patch } = await foreseen(
      'vendor,code,hot\nHOUSE,lotus-pond,yes',
    );
    await take('vendor,code,hot\nHOUSE,bronze-drum,yes');
    const late = await games.call(operator.proposeChange, {
      kind,
      object,
      version,
      patch,
      reason,
    });
    expect(late.refusal?.code).toBe('change.stale');
  });

  test.each([
    ['nothing', ' \n', 'change.csv_broken'],
    ['bytes that are no text', Buffer.from([0x80, 0xff, 0xfe, 0x00]), 'change.csv_broken'],
    ['a NUL', 'vendor,code\nHOUSE,a\0b', 'change.csv_broken'],
    ['a column that is unknown', 'vendor,code,rtp\nHOUSE,a,99', 'change.csv_columns'],
    ['a column twice', 'vendor,code,off,off\nHOUSE,a,no,yes', 'change.csv_columns'],
    ['a name of all objects', 'vendor,code,__proto__\nHOUSE,a,1', 'change.csv_columns'],
    ['no vendor', 'code,off\na,yes', 'change.csv_columns'],
    ['too many rows', `vendor,code\n${'HOUSE,a\n'.repeat(2001)}`, 'request.too_large'],
    ['too many columns', `vendor,code${',x'.repeat(200)}\n`, 'request.too_large'],
    ['too many bytes', 'a'.repeat(1_000_001), 'request.too_large'],
  ])('with %s is refused whole', async (_, file, code) => {
    expect((await foresee(file)).refusal?.code).toBe(code);
  });

  test('of another brand is unknown, and without the right refused', async () => {
    const file = 'vendor,code,hot\nHOUSE,lotus-pond,yes';
    const elsewhere = await openOperator(site, { roles: ['games'], brands: ['second'] });
    expect((await foresee(file, elsewhere)).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    expect((await foresee(file, support)).refusal?.code).toBe('operator.right_missing');
  });

  test.each([
    ['no game', { 'HOUSE/none.hot': true }],
    ['no field', { 'HOUSE/lotus-pond.rtp': 99 }],
    ['no flag', { 'HOUSE/lotus-pond.hot': 'yes' }],
    ['a place of a fraction', { 'HOUSE/lotus-pond.place': 1.5 }],
    ['a name of another language', { 'HOUSE/lotus-pond.name.XX': 'a' }],
    ['a name with a line', { 'HOUSE/lotus-pond.name.VI': 'a\nb' }],
  ])('is checked again when it is proposed: %s', async (_, patch) => {
    const answer = await games.call(operator.previewChange, {
      kind: 'games',
      object: 'main',
      patch,
    });
    expect(answer.refusal?.code).toBe('request.invalid');
  });
});
