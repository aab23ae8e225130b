import { catalogue, gameTypes } from '@parlour/contract/catalogue';
import { launch } from '@parlour/contract/launch';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSample } from './seed-sample';

const games = 10_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.database.transaction((sql) => seedSample(sql, 'main', games));
});
afterAll(() => site.drop());

const given = { channel: 'parlour', merchant: 'parlour', language: 'VI' } as const;

test('[LOBBY-15] a sample catalogue has forty vendors and all categories; cockfights follow sports', async () => {
  const { data } = await site.visitor().get(catalogue.listVendors, { language: 'VI' });
  const types = data.lanes.map(({ gameType }) => gameType);
  expect(types.toSorted()).toEqual([...gameTypes].toSorted());
  expect(types.indexOf('DS88')).toBe(types.indexOf('SPORTS') + 1);
  const ofDs88 = data.lanes.find(({ gameType }) => gameType === 'DS88');
  expect(ofDs88?.id).toBe(5);
  expect(ofDs88?.vendors.map(({ vassalage }) => vassalage)).toEqual(['WS168', 'SV3']);
  const vendors = data.lanes.flatMap((category) => category.vendors);
  expect(vendors.filter(({ vassalage }) => vassalage !== 'HOUSE')).toHaveLength(40);
  // One more than a menu shows.
  expect(data.lanes[0]?.vendors.length).toBeGreaterThan(11);
  expect(data.lanes.reduce((sum, category) => sum + category.games, 0)).toBe(games);
});

test('[LOBBY-11] a live vendor’s classes are the subcategories, named in both languages', async () => {
  const classes = async (lang: 'VI' | 'EN') => {
    const input = { vassalage: 'SL01', gameType: 'LIVE' as const };
    const options = { headers: { 'x-lang': lang } };
    const { body } = await site.visitor().call(catalogue.listGameTypes, input, options);
    const { list } = (body as { value: { list: { name: string }[] } }).value;
    return list.map(({ name }) => name).toSorted();
  };
  expect(await classes('EN')).toEqual(
    [
      'Dragon tiger',
      'Fan tan',
      'Fish-prawn-crab',
      'Live Baccarat',
      'Live Blackjack',
      'Live Roulette',
      'Mahjong',
      'Niu niu',
      'Sic bo',
      'Three-card poker',
      'Xoc dia',
      'Zha jin hua',
    ].toSorted(),
  );
  expect(await classes('VI')).toEqual(
    expect.arrayContaining(['Rồng hổ', 'Bầu cua', 'Xóc đĩa', 'Tài xỉu']),
  );
});

test('[LOBBY-04] a sample game is marked, and neither money nor play money opens it', async () => {
  const input = { ...given, gameType: 'RNG' as const, vassalage: 'SR01' };
  const { games: listed } = await site.visitor().get(catalogue.listGames, input);
  expect(listed.every(({ isSample }) => isSample)).toBe(true);
  const [game] = listed;
  const wanted = { vassalage: 'SR01', gameCode: game?.gameCode ?? '', language: 'VI' };
  const player = await registerPlayer(site);
  const real = await player.call(launch.launchGame, { ...wanted, gameType: 'RNG', device: 'WEB' });
  expect(real.refusal?.code).toBe('launch.game_unavailable');
  const demo = await site.visitor().call(launch.launchDemo, wanted);
  expect(demo.refusal?.code).toBe('launch.game_unavailable');
});

test('[LOBBY-04] ten thousand games are paged to the end, each once', async () => {
  const seen = new Set<number>();
  let page = 1;
  for (let pages = 1; page <= pages; page += 1) {
    const input = { ...given, gameType: 'RNG' as const, page, pageSize: 100 };
    const {
      games: listed,
      totalPages,
      total,
    } = await site.visitor().get(catalogue.listGames, input);
    for (const { nodeId } of listed) seen.add(nodeId);
    pages = totalPages;
    if (page === pages) expect(seen.size).toBe(total);
  }
  expect(seen.size).toBeGreaterThan(6000);
});
