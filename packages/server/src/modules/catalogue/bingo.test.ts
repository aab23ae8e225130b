import { catalogue } from '@parlour/contract/catalogue';
import { launch } from '@parlour/contract/launch';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveLanguages } from '../brand';
import { categoryOf, syncGames } from './index';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  for (const type of ['LOTT', 'BINGO']) {
    await site.database.sql`
      insert into catalogue.vendor (brand, code, game_type, titles, is_list)
      values ('main', 'ACME', ${type}, '{"VI": "Acme"}', true)`;
  }
  await syncGames(site.platform, 'ACME', [
    listedGame('keno-9', { category: 'Lottery' }),
    listedGame('bingo-75', { category: ' Bingo', names: { EN: 'Bingo Hall' } }),
  ]);
});
afterAll(() => site.drop());

const speak = async (...languages: string[]) => {
  await saveLanguages(site.platform, 'main', languages);
  site.forgetBrands();
};

const categories = async () =>
  (await site.visitor().get(catalogue.listVendors, { language: 'VI' })).data.lanes;

const gamesOf = async (gameType: 'BINGO' | 'LOTT', words?: string) => {
  const input = {
    channel: 'parlour',
    merchant: 'parlour',
    gameType,
    language: 'VI',
    sort: 'popular',
    page: 1,
    pageSize: 10,
    ...(words && { gameName: words }),
  } as const;
  const { games } = await site.visitor().get(catalogue.listGames, input);
  return games.map(({ gameCode }) => gameCode);
};

describe('[LOBBY-11] bingo', () => {
  test('is the last category, after lotteries, and not one of them', async () => {
    const shown = (await categories()).map(({ id, gameType, title }) => [id, gameType, title]);
    expect(shown.slice(-2)).toEqual([
      [9, 'LOTT', 'Xổ số'],
      [10, 'BINGO', 'Bingo'],
    ]);
    expect(await gamesOf('BINGO')).toEqual(['bingo-75']);
    expect(await gamesOf('LOTT')).toEqual(['keno-9']);
  });

  test('of a lottery vendor is one of its lotteries', () => {
    expect(categoryOf('TCG_LOTTO_VN', 'BINGO')).toBe('LOTT');
    expect(categoryOf('ACME', 'BINGO')).toBe('BINGO');
  });

  test('counts its whole stakes when a round is closed, as lotteries do', async () => {
    const rules = await site.database.sql<{ category: string }>`
      select distinct category, measure, counts from activity.rule_view
      where category in ('BINGO', 'LOTT') order by category`;
    const rule = { measure: 'full', counts: 'closed' };
    expect(rules).toEqual([
      { category: 'BINGO', ...rule },
      { category: 'LOTT', ...rule },
    ]);
  });

  test('is neither shown, found nor opened where the brand does not speak Tagalog', async () => {
    const player = await registerPlayer(site);
    const open = () =>
      player.call(launch.launchGame, {
        vassalage: 'ACME',
        gameType: 'BINGO',
        gameCode: '',
        device: 'WEB',
        language: 'VI',
      });
    expect(await gamesOf('BINGO', 'bingo hall')).toEqual(['bingo-75']);
    await speak('VI', 'EN');
    expect((await categories()).map(({ gameType }) => gameType)).not.toContain('BINGO');
    expect(await gamesOf('BINGO')).toEqual([]);
    expect(await gamesOf('LOTT')).toEqual(['keno-9']);
    expect(await gamesOf('BINGO', 'bingo hall')).toEqual([]);
    expect((await open()).refusal?.code).toBe('launch.game_unavailable');
    await speak('VI', 'EN', 'TY');
    expect((await categories()).map(({ gameType }) => gameType)).toContain('BINGO');
    expect((await open()).body.value).toEqual({ content: '', kind: 'popup' });
  });

  test('is no category without a vendor', async () => {
    await site.database.sql`update catalogue.vendor set enabled = false where game_type = 'BINGO'`;
    expect((await categories()).map(({ gameType }) => gameType)).not.toContain('BINGO');
  });
});
