import { content } from '@parlour/contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { syncGames } from '../catalogue';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const notices = (language: string, types?: string, host = 'localhost') =>
  site
    .visitor({ host })
    .get(content.readNotices, types === undefined ? { language } : { language, types });

describe('banners', () => {
  test('[SHELL-11] the demo brand has three for home, one for rng and promotions', async () => {
    const { banners } = await notices('VI', 'B,PL,PU,PR');
    const groups = banners.map(({ groupName }) => groupName);
    expect(groups).toEqual(['home', 'home', 'home', 'promotions', 'rng']);
    expect(new Set(banners.map(({ bannerId }) => bannerId)).size).toBe(5);
    for (const banner of banners) {
      expect(banner).toMatchObject({ url: '', art: { vendor: 'HOUSE', category: 'RNG' } });
      expect(banner.link === undefined).toBe(banner.linkageType === 'none');
    }
  });

  test('[SITE-13] their texts are in the language, or in the brand’s own', async () => {
    const titles = async (language: string) =>
      (await notices(language)).banners.map(({ text }) => text?.title);
    const vietnamese = await titles('VI');
    expect(vietnamese[0]).toContain('8 game');
    expect((await titles('EN'))[0]).toContain('Eight slots');
    expect((await titles('JA'))[0]).toContain('8 種類');
    expect(await titles('XX')).toEqual(vietnamese);
  });

  test('[SHELL-11] the second brand has one', async () => {
    const { banners } = await notices('EN', 'B', 'second.localhost');
    expect(banners.map(({ groupName }) => groupName)).toEqual(['home']);
  });

  test('[SHELL-11] the game beside the words has its vendor’s background', async () => {
    const address = 'https://pictures.example/lotus-pond-wide.svg';
    const fair = async () => (await notices('EN')).banners.find(({ link }) => link === '/rng');
    expect(await fair()).toMatchObject({ art: { code: 'lotus-pond', ink: 'RNG' } });
    expect((await fair())?.art).not.toHaveProperty('image');
    await syncGames(site.platform, 'HOUSE', [
      { game_code: 'lotus-pond', name: 'Lotus Pond', url_background: address },
    ]);
    expect((await fair())?.art?.image).toBe(address);
  });

  test('[SHELL-11] those switched off, not begun or over are not shown', async () => {
    const shown = async () => (await notices('VI', 'B')).banners.length;
    const all = await shown();
    await site.database.sql`
      update content.banner set enabled = false where brand = 'main' and code = 'demo'`;
    await site.database.sql`
      update content.banner set starts_at = lib.now() + interval '1 hour'
      where brand = 'main' and code = 'visitors'`;
    await site.database.sql`
      update content.banner set ends_at = lib.now() where brand = 'main' and code = 'returns'`;
    expect(await shown()).toBe(all - 3);
  });
});
