import { content } from '@parlour/contract/content';
import { contentArticles } from '@parlour/contract/content-articles';
import { contentConsole, type ContentKind } from '@parlour/contract/content-console';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let writer: SomeOperator;
let colleague: SomeOperator;
let approver: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
  colleague = await openOperator(site, { roles: ['content'], brands: ['main'] });
  approver = await openOperator(site, { roles: ['brand'], brands: ['main'] });
});
afterAll(() => site.drop());

const reason = 'asked for by the brand';
type Patch = Record<string, unknown>;

const read = async (who: SomeOperator, kind: ContentKind, object: string) =>
  who.get(operator.previewChange, { kind, object, patch: {} });

const preview = (who: SomeOperator, kind: ContentKind, object: string, patch: Patch) =>
  who.call(operator.previewChange, { kind, object, patch });

const propose = async (
  who: SomeOperator,
  kind: ContentKind,
  given: { object: string; patch: Patch; version?: string },
) => {
  const { object, patch } = given;
  const version = given.version ?? (await read(who, kind, object)).version;
  return who.call(operator.proposeChange, { kind, object, patch, version, reason });
};

const publish = async (kind: ContentKind, object: string, patch: Patch) => {
  const answer = await propose(writer, kind, { object, patch });
  if (answer.refusal) throw new Error(JSON.stringify(answer.refusal));
  return answer.body.value;
};

const announced = async (language = 'VI') =>
  (await site.visitor().get(content.readNotices, { language, types: 'PL' })).player;

const news = (lang = 'VI', host = 'localhost') =>
  site.visitor({ host }).get(contentArticles.listArticles, { section: 'news', lang });

const list = async (who: SomeOperator, kind: ContentKind, brand = 'main') =>
  (await who.get(contentConsole.listContent, { kind, brand })).list;

const words = (title: string) => ({ 'texts.VI.title': title, 'texts.VI.html': `<p>${title}</p>` });

describe('[OPS-02] [MEMBER-12] an item of content', () => {
  test('is written by a change, shown at once, in the audit, undone, and gone back to', async () => {
    const object = 'main:kept';
    const patch = { enabled: true, position: 0, ...words('Bảo trì đêm nay') };
    const first = await publish('announcement', object, patch);
    expect(first).toMatchObject({ state: 'applied', needsSecond: false, brand: 'main' });
    expect((await announced())[0]).toMatchObject({ id: 'kept', title: 'Bảo trì đêm nay' });
    const second = await publish('announcement', object, { 'texts.VI.title': 'Đã xong' });
    expect((await announced())[0]?.title).toBe('Đã xong');
    const lines = await site.database.sql`
      select act, object_id from audit.entry_view
      where object_id = ${object} and operator_id = ${writer.operatorId}::bigint`;
    expect(lines).toHaveLength(2);
    const back = await writer.get(operator.undoChange, { id: second.id, reason });
    expect(back).toMatchObject({ state: 'applied', undoes: second.id });
    expect((await announced())[0]?.title).toBe('Bảo trì đêm nay');
    const place = { brand: 'main', kind: 'announcement', code: 'kept' } as const;
    const versions = (await writer.get(contentConsole.listContentVersions, place)).list;
    expect(versions.map(({ version, author }) => [version, author])).toEqual([
      [3, writer.name],
      [2, writer.name],
      [1, writer.name],
    ]);
    const { values } = await writer.get(contentConsole.readContentVersion, {
      ...place,
      version: 2,
    });
    expect(values['texts.VI.title']).toBe('Đã xong');
    const gone = await writer.get(operator.undoChange, { id: first.id, reason });
    expect(gone.state).toBe('applied');
    expect((await announced()).map(({ id }) => id)).not.toContain('kept');
  });

  test('that came with the site keeps how it was as its first version', async () => {
    const before = (await read(writer, 'help', 'main:contact')).values;
    await publish('help', 'main:contact', { 'texts.EN.title': 'Reach us' });
    const place = { brand: 'main', kind: 'help', code: 'contact' } as const;
    const { values } = await writer.get(contentConsole.readContentVersion, {
      ...place,
      version: 1,
    });
    expect(values).toEqual(
      Object.fromEntries(Object.entries(before).filter(([n]) => n !== 'code')),
    );
    const { list: help } = await site
      .visitor()
      .get(content.readHelp, { lang: 'EN', device: 'WEB' });
    expect(help.find(({ id }) => id === 'contact')?.title).toBe('Reach us');
  });

  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a frame and a picture', '<iframe src="//x"></iframe><img src=x onerror=y>b', 'b'],
    ['an address of a script', '<a href="javascript:x">c</a>', '<a>c</a>'],
    ['a style', '<style>*{}</style><p style="x">d</p>', '<p>d</p>'],
  ])('has %s of its HTML taken out before it is kept', async (_name, html, clean) => {
    const patch = { 'texts.VI.html': html };
    const { diff } = (await preview(writer, 'announcement', 'main:dirty', patch)).body.value;
    expect(diff.find(({ field }) => field === 'texts.VI.html')?.after).toBe(clean);
    await publish('announcement', 'main:dirty', { 'texts.VI.html': `${html}${Math.random()}` });
    const [row] = await site.database.sql<{ html: string }>`
      select texts #>> '{VI,html}' as html from content.announcement where code = 'dirty'`;
    expect(row?.html.startsWith(clean)).toBe(true);
  });

  test('names what is wrong with it', async () => {
    const faults = async (kind: ContentKind, patch: Patch) =>
      (await preview(writer, kind, 'main:wrong', patch)).refusal?.value?.fields?.map(
        ({ name, code }) => [name, code],
      );
    expect(await faults('announcement', { enabled: true })).toEqual([
      ['texts.VI.title', 'field.required'],
    ]);
    expect(await faults('announcement', { colour: 'red', code: 'other' })).toEqual([
      ['colour', 'field.unknown'],
      ['code', 'field.unknown'],
    ]);
    expect(
      await faults('announcement', { 'texts.XX.title': 'x', 'texts.VI.title': 'x'.repeat(81) }),
    ).toEqual([
      ['texts.XX.title', 'field.unknown'],
      ['texts.VI.title', 'field.too_long'],
    ]);
    expect(await faults('announcement', { place: 'popup' })).toEqual([['rule', 'field.required']]);
    const from = '2027-01-02T00:00:00.000Z';
    expect(await faults('article', { from, until: from })).toEqual([['until', 'field.pattern']]);
    const over = '2020-01-02T00:00:00.000Z';
    expect(await faults('article', { until: over })).toEqual([['until', 'field.pattern']]);
    expect(await faults('announcement', { until: over })).toEqual([['until', 'field.pattern']]);
    const quotes = `<p>${'"'.repeat(39_000)}</p>`;
    expect(await faults('article', { 'texts.VI.html': quotes })).toEqual([
      ['texts.VI.html', 'field.too_long'],
    ]);
    expect(await faults('banner', { linkage: 'path', link: '//outside.example' })).toEqual([
      ['image', 'field.required'],
      ['link', 'field.pattern'],
    ]);
    expect(await faults('banner', { image: 'https://elsewhere.example/a.png' })).toEqual([
      ['image', 'field.pattern'],
    ]);
    expect(await faults('help', { parent: 'nowhere' })).toEqual([['parent', 'field.pattern']]);
    expect(await faults('help', { parent: 'wrong' })).toEqual([['parent', 'field.pattern']]);
  });

  test('has a picture of a host that the brand allows', async () => {
    await site.setBrand('main', { imageHosts: ['pictures.example'] });
    const patch = { enabled: true, image: 'https://pictures.example/a.jpg' };
    await publish('banner', 'main:picture', patch);
    const { banners } = await site.visitor().get(content.readNotices, { language: 'VI' });
    expect(banners.map(({ url }) => url)).toContain('https://pictures.example/a.jpg');
  });
});

describe('[OPS-01] the right to content', () => {
  test('is asked of who reads and who writes; another brand does not exist', async () => {
    const cashier = await openOperator(site, { roles: ['cashier'], brands: ['main'] });
    const support = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const patch = { enabled: true, ...words('Tin') };
    const codeOf = async (who: SomeOperator, object: string) =>
      (await preview(who, 'announcement', object, patch)).refusal?.code;
    expect(await codeOf(cashier, 'main:any')).toBe('operator.right_missing');
    expect(await codeOf(support, 'main:any')).toBe('operator.right_missing');
    expect((await list(support, 'announcement')).length).toBeGreaterThan(0);
    for (const object of ['second:any', 'nowhere:any', 'main', 'main:a:b', 'main:A']) {
      expect([object, await codeOf(writer, object)]).toEqual([object, 'request.unknown']);
    }
    const foreign = await writer.call(contentConsole.listContent, {
      brand: 'second',
      kind: 'announcement',
    });
    expect(foreign.status).toBe(404);
    const draft = { kind: 'announcement', object: 'second:any' } as const;
    const call = { ...draft, version: '0', patch };
    expect((await writer.call(operator.saveDraft, call)).status).toBe(404);
    expect((await writer.call(operator.readDraft, draft)).status).toBe(404);
    expect(
      (await support.call(operator.saveDraft, { ...call, object: 'main:any' })).refusal?.code,
    ).toBe('operator.right_missing');
  });

  const phishing = 'https://phish.example/verify';
  const pictured = { enabled: true, game: 'HOUSE/lotus-pond', category: 'RNG' };
  test.each<[string, ContentKind, Patch]>([
    [
      'a popup at the login',
      'announcement',
      { place: 'popup', rule: 'login', 'texts.VI.html': `<p><a href="${phishing}">x</a></p>` },
    ],
    ['an article', 'article', { 'texts.EN.html': `<A class=b HREF='${phishing}'>x</A>` }],
    ['a banner', 'banner', { ...pictured, linkage: 'outside', link: phishing }],
  ])(
    'a link of %s to where it did not lead waits for a second person',
    async (what, kind, patch) => {
      const object = `main:${what.replaceAll(' ', '-')}`;
      const waiting = (await propose(writer, kind, { object, patch })).body.value;
      expect(waiting).toMatchObject({ state: 'proposed', needsSecond: true });
      await approver.get(operator.approveChange, { id: waiting.id, reason });
      // Another page of the same host does too: many share one. Taking the link away does not.
      const field = Object.keys(patch).at(-1)!;
      const other = String(patch[field]).replace('verify', 'other');
      const moved = (await propose(writer, kind, { object, patch: { [field]: other } })).body.value;
      expect(moved).toMatchObject({ state: 'proposed', needsSecond: true });
      await approver.get(operator.approveChange, { id: moved.id, reason });
      const taken = kind === 'banner' ? { linkage: 'none', link: null } : { [field]: '<p>x</p>' };
      expect((await publish(kind, object, taken)).needsSecond).toBe(false);
    },
  );

  test.each(['terms', 'licences'])('%s wait for a second person, who is another', async (code) => {
    const object = `main:${code}`;
    const patch = { 'texts.VI.html': '<p>Điều khoản mới</p>' };
    const waiting = (await propose(writer, 'help', { object, patch })).body.value;
    expect(waiting).toMatchObject({ state: 'proposed', needsSecond: true });
    const item = (await list(writer, 'help')).find((one) => one.code === code);
    expect(item).toMatchObject({ waits: true, version: 1 });
    const own = await writer.call(operator.approveChange, { id: waiting.id, reason });
    expect(own.refusal?.code).toBe('operator.right_missing');
    const done = await approver.get(operator.approveChange, { id: waiting.id, reason });
    expect(done).toMatchObject({ state: 'applied', second: approver.name });
    expect((await list(writer, 'help')).find((one) => one.code === code)?.version).toBe(2);
  });

  test('takes down with one person at once, a second person too; up again needs two', async () => {
    const object = 'main:terms';
    const down = (await propose(approver, 'help', { object, patch: { enabled: false } })).body
      .value;
    expect(down).toMatchObject({ state: 'applied', author: approver.name });
    const more = { enabled: false, 'texts.VI.title': 'x' };
    expect((await preview(approver, 'help', object, more)).refusal?.code).toBe(
      'operator.right_missing',
    );
    const up = (await propose(writer, 'help', { object, patch: { enabled: true } })).body.value;
    expect(up.state).toBe('proposed');
    await approver.get(operator.approveChange, { id: up.id, reason });
    const { list: help } = await site
      .visitor()
      .get(content.readHelp, { lang: 'VI', device: 'WEB' });
    expect(help.map(({ id }) => id)).toContain('terms');
  });
});

describe('[OPS-02] two editors', () => {
  test('of one version: one is live, the other is shown what is there now', async () => {
    const object = 'main:race';
    await publish('article', object, { enabled: true, ...words('Một') });
    const { version } = await read(writer, 'article', object);
    const both = await Promise.all([
      propose(writer, 'article', { object, version, patch: { 'texts.VI.title': 'Hai' } }),
      propose(colleague, 'article', { object, version, patch: { 'texts.VI.title': 'Ba' } }),
    ]);
    const codes = both.map(({ refusal }) => refusal?.code ?? 'done');
    expect(codes.toSorted()).toEqual(['change.stale', 'done']);
    const { title } = (await news()).list.find(({ id }) => id === 'race')!;
    expect(title).toBe(codes[0] === 'done' ? 'Hai' : 'Ba');
    const lost = both.find(({ refusal }) => refusal)!;
    expect(lost.refusal?.value).toMatchObject({ now: { 'texts.VI.title': title }, version: '2' });
  });

  test('who make an item of one code at once make one', async () => {
    const object = 'main:twice';
    const patch = { enabled: true, ...words('Hai lần') };
    const both = await Promise.all(
      [writer, colleague].map((who) => propose(who, 'article', { object, patch, version: '0' })),
    );
    expect(both.map(({ refusal }) => refusal?.code ?? 'done').toSorted()).toEqual([
      'change.stale',
      'done',
    ]);
  });

  test('each keep a draft, see the other, and lose it when it is live', async () => {
    const place = { kind: 'article', object: 'main:drafted' } as const;
    const patch = { 'texts.VI.title': 'Nháp' };
    await writer.get(operator.saveDraft, { ...place, version: '0', patch });
    await colleague.get(operator.saveDraft, { ...place, version: '0', patch: words('Khác') });
    const seen = await writer.get(operator.readDraft, place);
    expect(seen).toMatchObject({
      draft: { version: '0', patch },
      others: [{ name: colleague.name }],
    });
    const item = (await list(writer, 'article')).find(({ code }) => code === 'drafted');
    expect(item).toMatchObject({ version: 0, hasDraft: true, state: 'down' });
    await publish('article', place.object, { enabled: true, ...words('Nháp') });
    expect(await writer.get(operator.readDraft, place)).not.toHaveProperty('draft');
    const now = (await list(writer, 'article')).find(({ code }) => code === 'drafted');
    expect(now).toMatchObject({ hasDraft: false, drafters: [colleague.name], version: 1 });
    expect(await colleague.get(operator.readDraft, place)).toMatchObject({
      draft: { version: '0' },
      others: [],
    });
    await colleague.get(operator.saveDraft, { ...place, version: '0', patch: {} });
    expect(await colleague.get(operator.readDraft, place)).toEqual({ others: [] });
  });
});

test('[MEMBER-12] gaps are the languages of the brand without the texts that are needed', async () => {
  await publish('article', 'main:gaps', {
    ...words('Thiếu'),
    'texts.EN.title': 'Gaps',
    enabled: true,
  });
  const item = (await list(writer, 'article')).find(({ code }) => code === 'gaps');
  expect(item?.gaps).toContain('EN');
  expect(item?.gaps).not.toContain('VI');
});

test('[MEMBER-12] an announcement for players is not shown to visitors, one for agents to agents', async () => {
  for (const audience of ['players', 'agents'] as const) {
    await publish('announcement', `main:for-${audience}`, {
      audience,
      enabled: true,
      ...words(audience),
    });
  }
  const ids = async (who: Pick<SomeOperator, 'get'>) =>
    (await who.get(content.readNotices, { language: 'VI', types: 'PL' })).player
      .map(({ id }) => id)
      .filter((id) => id.startsWith('for-'));
  const player = await registerPlayer(site);
  const agent = await registerPlayer(site);
  await site.database.sql`
    update player.player set type = 1 where id = ${agent.playerId}::bigint`;
  expect(await ids(site.visitor())).toEqual([]);
  expect(await ids(player)).toEqual(['for-players']);
  expect((await ids(agent)).toSorted()).toEqual(['for-agents', 'for-players']);
});

test('[MEMBER-12] an article has an address of its own, in its section and its brand', async () => {
  await publish('article', 'main:own', {
    section: 'blog',
    enabled: true,
    ...words('Riêng'),
    'texts.VI.summary': 'Ngắn',
  });
  const own = (section: 'news' | 'blog', host = 'localhost') =>
    site.visitor({ host }).call(contentArticles.readArticle, { id: 'own', section, lang: 'VI' });
  expect((await own('blog')).body.value).toMatchObject({
    title: 'Riêng',
    summary: 'Ngắn',
    html: '<p>Riêng</p>',
  });
  expect((await own('news')).status).toBe(404);
  expect((await own('blog', 'second.localhost')).status).toBe(404);
  const { sections } = await site
    .visitor()
    .get(content.readNotices, { language: 'VI', types: 'PR' });
  expect(sections).toEqual(['news', 'blog']);
});

test('[OPS-02] an item appears and goes by the clock of the database', async () => {
  const now = site.platform.clock.now().getTime();
  const hour = (count: number) => new Date(now + count * 3_600_000).toISOString();
  const patch = { ...words('Một giờ'), from: hour(1), until: hour(2), enabled: true };
  await publish('article', 'main:hours', patch);
  const look = async () => {
    // A session of before is locked by then.
    const who = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const item = (await list(who, 'article')).find(({ code }) => code === 'hours');
    return [(await news()).list.some(({ id }) => id === 'hours'), item?.state];
  };
  expect(await look()).toEqual([false, 'scheduled']);
  await site.shiftClock(3_660_000);
  expect(await look()).toEqual([true, 'live']);
  await site.shiftClock(7_260_000);
  expect(await look()).toEqual([false, 'over']);
});
