import { brand } from '@parlour/contract/brand';
import { content } from '@parlour/contract/content';
import { contentConsole } from '@parlour/contract/content-console';
import { operator } from '@parlour/contract/operator';
import { openOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const former = { VI: { title: 'Cũ', html: '<p>cũ</p>' } };

/** As a demo that was loaded by a version before this one. */
const loadedBefore = (codes: string[]) => site.database.sql`
  update content.help_item set texts = ${JSON.stringify(former)}::jsonb
  where brand = 'main' and code = any(${codes}::text[])`;

const titleOf = async (code: string) => {
  const { list } = await site.visitor().get(content.readHelp, { lang: 'VI', device: 'WEB' });
  return list.find(({ id }) => id === code)?.title;
};

const termsVersion = async () => {
  site.forgetBrands();
  return (await site.visitor().get(brand.readStatus, {})).register.terms.version;
};

describe('[CONTENT-01] a demo that was loaded before', () => {
  test('gets the help of this version, and keeps what an operator wrote', async () => {
    const writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const change = { kind: 'help', object: 'main:contact' } as const;
    const { version } = await writer.get(operator.previewChange, { ...change, patch: {} });
    const patch = { 'texts.VI.title': 'Tìm chúng tôi' };
    const reason = 'the brand asked for it';
    await writer.get(operator.proposeChange, { ...change, patch, version, reason });
    await loadedBefore(['deposit']);
    expect(await site.database.transaction((sql) => loadDemo(sql))).toBe(false);
    expect(await titleOf('deposit')).toBe('Hướng dẫn nạp tiền');
    expect(await titleOf('contact')).toBe('Tìm chúng tôi');
    const place = { brand: 'main', kind: 'help', code: 'deposit' } as const;
    const before = await writer.get(contentConsole.readContentVersion, { ...place, version: 1 });
    expect(before.values['texts.VI.title']).toBe('Cũ');
    // The next start finds nothing to renew.
    await site.database.transaction((sql) => loadDemo(sql));
    const rows = await site.database.sql`
      select version from content.help_item where brand = 'main' and code = 'deposit'`;
    expect(rows).toEqual([{ version: 2 }]);
  });

  test('[SHELL-18] gets the announcements and banners of this version, if it has them', async () => {
    const words = JSON.stringify(former);
    await site.database.sql`
      update content.announcement set texts = ${words}::jsonb where code in ('deposit', 'age')`;
    await site.database.sql`
      update content.banner set texts = ${words}::jsonb where brand = 'main' and code = 'demo'`;
    await site.database.transaction((sql) => loadDemo(sql));
    const read = async (host?: string) => {
      const visitor = site.visitor(host ? { host } : {});
      const { player, banners } = await visitor.get(content.readNotices, {
        types: 'PL,B',
        language: 'VI',
      });
      const titles = new Map(player.map(({ id, title }) => [id, title]));
      return { titles, banners: banners.map(({ text }) => text?.title) };
    };
    const main = await read();
    expect(main.titles.get('deposit')).toContain('Nạp tiền thử');
    expect(main.banners).toContain('Mọi khoản tiền ở đây là tiền thử');
    const second = await read('second.localhost');
    expect([...second.titles.keys()]).toEqual(['demo', 'verify', 'age', 'licences']);
    expect([...second.titles.values()]).not.toContain('Cũ');
  });

  test('[REG-07] accepts the terms of this version with their words, not an operator’s', async () => {
    const now = await termsVersion();
    await site.setBrand('main', { termsVersion: '2026-11' });
    await site.database.transaction((sql) => loadDemo(sql));
    expect(await termsVersion()).toBe('2026-11');
    await loadedBefore(['terms']);
    await site.database.transaction((sql) => loadDemo(sql));
    expect(await termsVersion()).toBe(now);
    await site.setBrand('main', { termsVersion: 'house-3' });
    await loadedBefore(['terms']);
    await site.database.transaction((sql) => loadDemo(sql));
    expect(await termsVersion()).toBe('house-3');
  });

  test('that went to real money is the operators’ alone', async () => {
    await loadedBefore(['about']);
    await site.database.sql`update brand.brand set demo = false where code = 'main'`;
    await site.database.transaction((sql) => loadDemo(sql));
    expect(await titleOf('about')).toBe('Cũ');
  });
});
