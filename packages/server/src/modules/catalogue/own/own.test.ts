import { catalogue, mostFavourites, type Game } from '@parlour/contract/catalogue';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueJobs } from '../jobs';
import { syncGames } from '../sync-games';
import { upsertRecent } from './queries';

let site: Site;
let games: Game[];

const codes = ['lotus-pond', 'five-fruits', 'bronze-drum'];
const house = codes.map((code) => listedGame(code));

beforeAll(async () => {
  site = await openSite();
  await syncGames(site.platform, 'HOUSE', house);
  const given = {
    channel: 'parlour',
    merchant: 'parlour',
    gameType: 'RNG',
    language: 'VI',
  } as const;
  ({ games } = await site.visitor().get(catalogue.listGames, given));
});

afterAll(() => site.drop());

const toggleOf = (code: string) => {
  const game = games.find(({ gameCode }) => gameCode === code)!;
  return { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
};

const idOf = (code: string) => String(toggleOf(code).nodeId);

const favourites = async (player: SomePlayer, page: { page?: number; pageSize?: number } = {}) => {
  const answer = await player.get(catalogue.listFavourites, {
    clientType: 3,
    platform: 'flash',
    language: 'VI',
    ...page,
  });
  return { ...answer, content: answer.content.map(({ gameCode }) => gameCode) };
};

describe('favourites', () => {
  test('[LOBBY-06] [LOBBY-07] are added and removed by number, vendor and type; repeats are harmless', async () => {
    const player = await registerPlayer(site);
    expect(await player.get(catalogue.listFavouriteIds, {})).toEqual({ list: [] });
    const lotus = toggleOf('lotus-pond');
    for (const _ of [1, 2]) {
      const { list } = await player.get(catalogue.addFavourite, lotus);
      expect(list).toEqual([idOf('lotus-pond')]);
    }
    await site.shiftClock(1000);
    await player.get(catalogue.addFavourite, toggleOf('five-fruits'));
    const { list } = await player.get(catalogue.listFavouriteIds, {});
    expect(list).toEqual([idOf('five-fruits'), idOf('lotus-pond')]);
    expect(await favourites(player)).toEqual({
      content: ['five-fruits', 'lotus-pond'],
      totalPages: 1,
    });
    expect(await favourites(player, { page: 2, pageSize: 1 })).toEqual({
      content: ['lotus-pond'],
      totalPages: 2,
    });
    for (const _ of [1, 2]) {
      const left = await player.get(catalogue.removeFavourite, lotus);
      expect(left.list).toEqual([idOf('five-fruits')]);
    }
  });

  test('[LOBBY-07] one person’s are not another’s', async () => {
    const [one, other] = [await registerPlayer(site), await registerPlayer(site)];
    await one.get(catalogue.addFavourite, toggleOf('bronze-drum'));
    expect(await other.get(catalogue.listFavouriteIds, {})).toEqual({ list: [] });
    await other.get(catalogue.removeFavourite, toggleOf('bronze-drum'));
    const { list } = await one.get(catalogue.listFavouriteIds, {});
    expect(list).toEqual([idOf('bronze-drum')]);
  });

  test.each([
    ['an unknown number', { nodeId: 999_999 }],
    ['another vendor', { vendor: 'OTHER' }],
    ['another type', { gameType: 'FISH' as const }],
  ])('[LOBBY-07] %s is refused', async (_, changes) => {
    const player = await registerPlayer(site);
    const input = { ...toggleOf('lotus-pond'), ...changes };
    const { status, refusal } = await player.call(catalogue.addFavourite, input);
    expect([status, refusal?.code]).toEqual([404, 'request.unknown']);
    expect(await player.get(catalogue.listFavouriteIds, {})).toEqual({ list: [] });
  });

  test('[LOBBY-07] are at most five hundred, no matter who asks at once', async () => {
    const player = await registerPlayer(site);
    await site.database.sql`
      insert into catalogue.game (vendor_code, code, game_type, classify, names, demo, enabled,
        search_fold)
      select 'FULL', 'g' || n, 'RNG', 'Video Slots', '{}', false, false, ''
      from generate_series(1, ${mostFavourites - 1}::integer) n`;
    await site.database.sql`
      insert into catalogue.favourite (player_id, game_id)
      select ${player.playerId}::bigint, id from catalogue.game where vendor_code = 'FULL'`;
    const answers = await Promise.all(
      codes.map((code) => player.call(catalogue.addFavourite, toggleOf(code))),
    );
    const outcomes = answers.map(({ refusal }) => refusal?.code ?? 'added').toSorted();
    const full = 'catalogue.too_many_favourites';
    expect(outcomes).toEqual(['added', full, full]);
    // Those that are shown no more keep their numbers and are not listed.
    expect((await favourites(player)).content).toHaveLength(1);
  });
});

describe('recent games', () => {
  test('[LOBBY-06] are those that the player opened, the latest first, of a vendor too', async () => {
    const player = await registerPlayer(site);
    const recent = async (vassalage?: string) => {
      const input = { clientType: 3, language: 'EN', ...(vassalage && { vassalage }) };
      const { list } = await player.get(catalogue.listRecent, input);
      return list.map(({ gameCode }) => gameCode);
    };
    expect(await recent()).toEqual([]);
    let shift = 60_000;
    for (const code of ['lotus-pond', 'bronze-drum', 'lotus-pond', 'five-fruits', 'bronze-drum']) {
      await site.shiftClock((shift += 1000));
      await upsertRecent(site.platform.database.sql, player.playerId, BigInt(idOf(code)));
    }
    expect(await recent()).toEqual(['bronze-drum', 'five-fruits', 'lotus-pond']);
    expect(await recent('HOUSE')).toHaveLength(3);
    expect(await recent('OTHER')).toEqual([]);
  });
});

test('[LOBBY-05] popular games are those with settled rounds for money in seven days', async () => {
  const popular = async (count?: number) => {
    const input = { language: 'VI', device: 'WEB', ...(count && { count }) };
    const { list } = await site.visitor().get(catalogue.listPopular, input);
    return list.map(({ gameCode }) => gameCode);
  };
  expect(await popular()).toEqual([]);
  const played = (code: string, status: 'open' | 'closed', count: number) => site.database.sql`
    insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
      opened_at, last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency,
      external_id)
    select 1, g.id, 1000000, 0, 0, 0, lib.now(), lib.now(),
      case when ${status}::text = 'closed' then lib.now() end, 1, ledger.namespace_id('HOUSE'),
      ${status}::round.status, 'real', 'main', 'VND', gen_random_uuid()::text
    from catalogue.game g, generate_series(1, ${count}::integer)
    where g.vendor_code = 'HOUSE' and g.code = ${code}`;
  await played('five-fruits', 'closed', 2);
  await played('bronze-drum', 'closed', 3);
  await played('lotus-pond', 'open', 9);
  const none = { listCodes: async () => [], listGames: async () => [] };
  await catalogueJobs(none).every?.['catalogue.count_rounds']?.work(site.platform);
  expect(await popular()).toEqual(['bronze-drum', 'five-fruits']);
  expect(await popular(1)).toEqual(['bronze-drum']);
});

test('[LOBBY-13] [API-01] rooms are for players, and there is none yet', async () => {
  const input = { vassalage: 'HOUSE', language: 'VI' };
  const visitor = await site.visitor().call(catalogue.listRooms, input);
  expect([visitor.status, visitor.refusal?.code]).toEqual([401, 'session.required']);
  const player = await registerPlayer(site);
  expect(await player.get(catalogue.listRooms, input)).toEqual({ list: [] });
});
