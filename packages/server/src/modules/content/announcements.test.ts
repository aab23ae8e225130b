import { compliance } from '@parlour/contract/compliance';
import { content, type Notices } from '@parlour/contract/content';
import { player as member } from '@parlour/contract/player';
import { registerPlayer } from '@parlour/testkit/people/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { cleanHtml } from './clean-html';
import type { LiveEvent } from '../../lib/live/live';
import { notifyContent } from './notify-content';
import { readContentVersions } from './queries';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const notices = (language = 'VI', types = 'PL,PU', host = 'localhost'): Promise<Notices> =>
  site.visitor({ host }).get(content.readNotices, { language, types });

type Row = { code: string; kind?: string; rule?: string; texts?: object; position?: number };

const insert = async ({
  code,
  kind = 'player',
  rule,
  texts = { VI: { title: 'Tin', html: '<p>a</p>' } },
  position = 100,
}: Row): Promise<void> => {
  await site.database.sql`
    insert into content.announcement (brand, code, kind, rule, position, texts)
    values ('main', ${code}, ${kind}, ${rule ?? null}, ${position},
      ${JSON.stringify(texts)}::jsonb)`;
};

const remove = async (code: string): Promise<void> => {
  await site.database.sql`delete from content.announcement where code = ${code}`;
};

describe('announcements for players', () => {
  test('[SHELL-18] [SHELL-13] the demo brand has twelve, a visitor reads them all', async () => {
    const { player, popup, banners } = await notices();
    expect(player).toHaveLength(12);
    expect([popup, banners]).toEqual([[], []]);
    expect(new Set(player.map(({ id }) => id)).size).toBe(12);
    expect(player[0]?.title).toContain('bản dùng thử');
    for (const { at } of player) expect(Date.parse(at)).not.toBeNaN();
  });

  test('[SHELL-18] a brand of its own has its own', async () => {
    expect((await notices('EN', 'PL', 'second.localhost')).player.map(({ id }) => id)).toEqual([
      'demo',
      'verify',
      'age',
      'licences',
    ]);
  });

  test('[SHELL-18] each kind is given only where it is asked for', async () => {
    expect(await notices('VI', 'PR')).toEqual({
      player: [],
      banners: [],
      popup: [],
      promotion: [],
    });
    expect((await notices('VI', 'B')).player).toEqual([]);
    expect((await notices('VI', ' PL ,nonsense')).player).toHaveLength(12);
  });

  test('[MEMBER-10] [R-L4] who is excluded gets announcements, and neither banners nor popups', async () => {
    await insert({ code: 'come-in', kind: 'popup', rule: 'start' });
    const someone = await registerPlayer(site);
    const read = async () => {
      const { banners, popup, player } = await someone.get(content.readNotices, {
        types: 'B,PU,PL',
        language: 'VI',
      });
      return [banners.length > 0, popup.length > 0, player.length > 0];
    };
    const isPausing = async () => (await someone.get(member.readMember, {})).isPausing;
    expect([await read(), await isPausing()]).toEqual([[true, true, true], undefined]);
    await someone.get(compliance.exclude, { time: '6m' });
    expect([await read(), await isPausing()]).toEqual([[false, false, true], true]);
    await remove('come-in');
  });

  test('[SITE-13] they are in the language, an unknown one is the brand’s own', async () => {
    const first = async (language: string, host?: string) =>
      (await notices(language, 'PL', host)).player[0]?.title;
    expect(await first('en')).toContain('This is a demo');
    const vietnamese = await first('VI');
    for (const language of ['XX', '../', '&lt;']) {
      expect(await first(language)).toBe(vietnamese);
    }
    expect(await first('VI', 'second.localhost')).toContain('Đây là bản dùng thử');
    expect(await first('JA', 'second.localhost')).toContain('デモ');
    expect(await first('XX', 'second.localhost')).toContain('This is a demo');
  });

  test('[SHELL-13] the sanitiser leaves every announcement of the demo unchanged', async () => {
    for (const language of ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'ID']) {
      for (const { content: html } of (await notices(language)).player) {
        expect(html).toMatch(/^\s*<(p|table)>/);
        expect(html).not.toMatch(/<a>/);
        expect(cleanHtml(html)).toBe(html);
      }
    }
  });

  test('[CONTENT-03] every link of theirs into the help has its target', async () => {
    const { list } = await site.visitor().get(content.readHelp, { lang: 'VI', device: 'WEB' });
    const items = list.map(({ id }) => id);
    const linked = (await notices()).player.flatMap((one) =>
      [...one.content.matchAll(/href="\/help\?item=([^"]*)"/g)].map(([, id]) => id),
    );
    expect(linked.length).toBeGreaterThan(5);
    for (const id of linked) expect(items).toContain(id);
  });

  test('[SHELL-13] an operator’s text is sanitised before it is sent', async () => {
    const html = '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x">b</a></p>';
    await insert({ code: 'dirty', texts: { VI: { title: 'Tin', html } } });
    const dirty = (await notices()).player.find(({ id }) => id === 'dirty');
    expect(dirty?.content).toBe('<p>a<a>b</a></p>');
    await remove('dirty');
  });

  test.each([
    ['without texts', {}],
    ['without a title', { VI: { html: '<p>a</p>' } }],
    ['with an empty title', { VI: { title: '  ', html: '<p>a</p>' } }],
    ['with a title that is no text', { VI: { title: 7, html: '<p>a</p>' } }],
    ['whose words are no object', { VI: 'Tin' }],
    ['whose texts are a list', ['Tin']],
  ])('[SHELL-13] a row %s is left out, the others are given', async (_name, texts) => {
    await insert({ code: 'malformed', texts });
    expect((await notices()).player).toHaveLength(12);
    await remove('malformed');
  });

  test('[SHELL-13] a row without a body is a title alone', async () => {
    await insert({ code: 'short', texts: { VI: { title: 'Tin', html: null } } });
    const short = (await notices()).player.find(({ id }) => id === 'short');
    expect(short).toMatchObject({ title: 'Tin', content: '' });
    await remove('short');
  });

  test('[SHELL-13] those switched off, not begun or over are not given', async () => {
    await site.database.sql`
      update content.announcement set enabled = false where brand = 'main' and code = 'age'`;
    await site.database.sql`
      update content.announcement set starts_at = lib.now() + interval '1 hour'
      where brand = 'main' and code = 'open'`;
    await site.database.sql`
      update content.announcement set starts_at = lib.now() - interval '1 hour', ends_at = lib.now()
      where brand = 'main' and code = 'games'`;
    expect((await notices()).player.map(({ id }) => id)).toHaveLength(9);
    await site.database.sql`
      update content.announcement set enabled = true, starts_at = lib.now(), ends_at = null
      where brand = 'main'`;
  });
});

describe('popups', () => {
  test('[PROMO-06] [NAV-09] each comes with its rule, apart from the announcements', async () => {
    await insert({ code: 'hello', kind: 'popup', rule: 'start' });
    await insert({ code: 'welcome', kind: 'popup', rule: 'login', position: 1 });
    const { popup, player } = await notices();
    expect(popup.map(({ id, rule }) => [id, rule])).toEqual([
      ['welcome', 'login'],
      ['hello', 'start'],
    ]);
    expect(player).toHaveLength(12);
    await remove('hello');
    await remove('welcome');
  });

  test.each([
    ['a popup without a rule', { code: 'a', kind: 'popup' }],
    ['a popup with an unknown rule', { code: 'a', kind: 'popup', rule: 'always' }],
    ['an announcement with a rule', { code: 'a', rule: 'start' }],
    ['an unknown kind', { code: 'a', kind: 'banner' }],
    ['an id that is no address', { code: 'A b' }],
  ])('[SHELL-18] the database takes no %s', async (_name, row) => {
    await expect(insert(row)).rejects.toThrow(/constraint/);
  });
});

test('[SHELL-18] a brand’s version changes with its announcements, and with theirs alone', async () => {
  const versions = async () =>
    Object.fromEntries(
      (await readContentVersions(site.database.sql)).map(({ brand, version }) => [brand, version]),
    );
  const before = await versions();
  expect(await versions()).toEqual(before);
  await insert({ code: 'newer' });
  const added = await versions();
  expect(added['main']).not.toBe(before['main']);
  expect(added['second']).toBe(before['second']);
  await site.database.sql`
    update content.announcement set texts = texts || '{"EN": {"title": "x"}}' where code = 'newer'`;
  expect((await versions())['main']).not.toBe(added['main']);
  await remove('newer');
  expect(await versions()).toEqual(before);
});

test('[SHELL-18] [NAV-09] open pages of a brand are notified when its announcements change', async () => {
  const sent: [to: string, message: LiveEvent][] = [];
  const platform = {
    database: site.platform.database,
    live: {
      ...site.platform.live,
      notify: (to: string, message: LiveEvent) => sent.push([to, message]),
    },
  };
  const look = async () => {
    sent.length = 0;
    await notifyContent(platform);
    return [...sent];
  };
  const changed = [['brand:main', { type: 'announcements' }]];
  await look();
  expect(await look()).toEqual([]);
  await insert({ code: 'newer' });
  expect(await look()).toEqual(changed);
  expect(await look()).toEqual([]);
  // One that ends by the clock is a change too.
  await site.database.sql`
    update content.announcement
    set starts_at = lib.now() - interval '2 hours', ends_at = lib.now() - interval '1 hour'
    where code = 'newer'`;
  expect(await look()).toEqual(changed);
  await remove('newer');
  expect(await look()).toEqual([]);
});
