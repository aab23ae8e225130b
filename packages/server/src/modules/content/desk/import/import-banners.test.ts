import { content } from '@parlour/contract/content';
import { contentConsole } from '@parlour/contract/content-console';
import { contentImports } from '@parlour/contract/content-imports';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banners } from './banners-kind';

let site: Site;
let writer: SomeOperator;
let approver: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
  approver = await openOperator(site, { roles: ['brand'], brands: ['main'] });
});
afterAll(() => site.drop());

const reason = 'the banners of the season';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const foresee = (text: string, who = writer) =>
  who.call(contentImports.previewBanners, { brand: 'main', file: base64(text) });

const take = async (text: string) => {
  const { kind, object, version, patch } = (await foresee(text)).body.value;
  return writer.get(operator.proposeChange, { kind, object, version, patch, reason });
};

const shown = async () =>
  (await site.visitor().get(content.readNotices, { language: 'VI', types: 'B' })).banners;

const titles = async () => (await shown()).map(({ text }) => text?.title);

const head = 'code,group,game,linkage,link,position,enabled,title.VI';

describe('[OPS-03] a file of banners', () => {
  test('writes its good rows as versions of their own, and lists the bad ones', async () => {
    const file = [
      head,
      'autumn,home,HOUSE/lotus-pond,path,/rng,1,yes,Mùa thu',
      'winter,home,HOUSE/lotus-pond,none,,2,yes,"Mùa đông; +100%"',
      'Spring!,home,HOUSE/lotus-pond,none,,3,yes,Xuân',
      'summer,nowhere,HOUSE/lotus-pond,none,,x,maybe,Hạ',
      'empty,home,,none,,4,yes,Không hình',
      'autumn,home,HOUSE/lotus-pond,none,,5,yes,Lại',
    ].join('\n');
    const { lines, needsSecond } = (await foresee(file)).body.value;
    expect(needsSecond).toBe(false);
    expect(lines.map(({ n, state, faults = [] }) => [n, state, ...faults])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'bad', { column: 'code', why: 'field.pattern' }],
      [
        5,
        'bad',
        { column: 'group', why: 'field.pattern' },
        { column: 'position', why: 'field.not_number' },
        { column: 'enabled', why: 'field.pattern' },
      ],
      [6, 'bad', { column: 'image', why: 'field.required' }],
      [7, 'bad', { column: 'code', why: 'repeated' }],
    ]);
    const made = await take(file);
    expect(made).toMatchObject({ state: 'applied', kind: 'banners', object: 'main' });
    expect(await titles()).toEqual(expect.arrayContaining(['Mùa thu', 'Mùa đông; +100%']));
    const place = { brand: 'main', kind: 'banner', code: 'autumn' } as const;
    const { list } = await writer.get(contentConsole.listContentVersions, place);
    expect(list.map(({ version, changeId }) => [version, changeId])).toEqual([[1, made.id]]);

    const again = await take('code,title.VI\nautumn,Thu muộn\nwinter,Mùa đông; +100%');
    expect(Object.keys(again.patch)).toEqual(['autumn.texts.VI.title']);
    expect(await titles()).toContain('Thu muộn');
    await writer.get(operator.undoChange, { id: again.id, reason });
    expect(await titles()).toContain('Mùa thu');
    const gone = await writer.get(operator.undoChange, { id: made.id, reason });
    expect(gone.state).toBe('applied');
    expect(await titles()).not.toContain('Mùa thu');
    const kept = await writer.get(contentConsole.readContentVersion, { ...place, version: 4 });
    expect(kept.values).toMatchObject({ enabled: false, 'texts.VI.title': 'Mùa thu' });
  });

  test('with pictures that are not there has their rows as bad', async () => {
    const none = '/pictures/11111111-2222-4333-8444-555555555555.jpg';
    const file = `code,group,image,linkage,link,position,enabled,title.VI\nnone,home,${none},none,,1,yes,Không`;
    const { lines, patch } = (await foresee(file)).body.value;
    expect(lines).toMatchObject([
      { state: 'bad', faults: [{ column: 'image', why: 'no_picture' }] },
    ]);
    expect(patch).toEqual({});
  });

  test('that leads to a new outside host waits for a second person', async () => {
    const file = `${head}\nabroad,home,HOUSE/lotus-pond,outside,https://new.example/a,1,yes,Xa`;
    expect((await foresee(file)).body.value.needsSecond).toBe(true);
    const made = await take(file);
    expect(made.state).toBe('proposed');
    expect(await titles()).not.toContain('Xa');
    await approver.get(operator.approveChange, { id: made.id, reason });
    expect(await titles()).toContain('Xa');
  });

  test('comes back as it was downloaded and changes nothing', async () => {
    await take(`${head}\nformula,home,HOUSE/lotus-pond,none,,9,no,"=cmd|' /C calc'!A0"`);
    const asked = await writer.messageOf(contentImports.exportBanners, { brand: 'main' });
    const { text } = await writer.send(asked);
    expect(text).toContain(`'=cmd|`);
    const { lines, patch } = (await foresee(text)).body.value;
    expect(patch).toEqual({});
    expect(lines.map(({ state }) => state)).not.toContain('bad');
  });

  test.each([
    ['a script as its address', 'a,home,HOUSE/lotus-pond,outside,javascript:alert(1),1,yes,A'],
    ['an address of another origin', 'a,home,HOUSE/lotus-pond,path,//evil.example,1,yes,A'],
    ['a title of a page', `a,home,HOUSE/lotus-pond,none,,1,yes,${'x'.repeat(121)}`],
  ])('with %s has a bad row', async (_, row) => {
    const { lines, patch } = (await foresee(`${head}\n${row}`)).body.value;
    expect(lines.map(({ state }) => state)).toEqual(['bad']);
    expect(patch).toEqual({});
  });

  test('does not cross a change of one banner made since it was previewed', async () => {
    await take(`${head}\ncrossed,home,HOUSE/lotus-pond,none,,1,yes,Một`);
    const { kind, object, version, patch } = (await foresee(`code,title.VI\ncrossed,Hai`)).body
      .value;
    const one = { kind: 'banner', object: 'main:crossed' } as const;
    const now = await writer.get(operator.previewChange, { ...one, patch: {} });
    await writer.get(operator.proposeChange, {
      ...one,
      version: now.version,
      patch: { 'texts.VI.title': 'Ba' },
      reason,
    });
    const late = await writer.call(operator.proposeChange, {
      kind,
      object,
      version,
      patch,
      reason,
    });
    expect(late.refusal?.code).toBe('change.stale');
    expect(await titles()).toContain('Ba');
  });

  test('leads outside by two also where the brand has many, which have one lock', async () => {
    const { sql } = site.database;
    await sql`
      insert into content.banner (brand, code, group_name, position, linkage_type, enabled,
        texts, art)
      select 'main', 'many-' || n, 'home', n, 'none', false, '{}',
        '{"vendor": "HOUSE", "code": "lotus-pond", "category": "RNG"}'
      from generate_series(1, 5000) n`;
    const file = [
      'code,group,game,linkage,link,enabled,title.VI',
      'a-first,home,HOUSE/lotus-pond,none,,no,Một',
      'zz-last,home,HOUSE/lotus-pond,outside,https://elsewhere.example/,no,Hai',
    ].join('\n');
    const { refusal } = await foresee(file);
    expect(refusal?.value?.fields).toMatchObject([{ code: 'field.above', max: 2000 }]);
    await sql`delete from content.banner where code like 'many-%' and position > 1000`;
    expect((await foresee(file)).body.value.needsSecond).toBe(true);
    await sql`delete from content.banner where code like 'many-%'`;
  });

  test('takes one lock for all banners, so that the locks of others have room', async () => {
    const { sql, transaction } = site.database;
    await sql`
      insert into content.banner (brand, code, group_name, position, linkage_type, enabled,
        texts, art)
      select 'main', 'many-' || n, 'home', n, 'none', false, '{}',
        '{"vendor": "HOUSE", "code": "lotus-pond", "category": "RNG"}'
      from generate_series(1, 500) n`;
    const locks = await transaction(async (tx) => {
      await banners.lock(tx, 'main');
      const [row] = await tx<{ count: number }>`
        select count(*)::integer as count from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid()`;
      return row!.count;
    });
    expect(locks).toBe(1);
    await sql`delete from content.banner where code like 'many-%'`;
  });
});
