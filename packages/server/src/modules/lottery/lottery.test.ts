import { launch } from '@parlour/contract/launch';
import { lottery } from '@parlour/contract/lottery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedGame } from '@parlour/testkit/vendors/listed-game';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { syncGames } from '../catalogue';

let site: Site;
let player: SomePlayer;

/** As a vendor's list would bring them: the brand shows the vendor, and its games follow. */
const addLotteries = async (vendorCode: string, gameType: 'LOTT' | 'ELOTT', codes: string[]) => {
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles)
    values ('main', ${vendorCode}, ${gameType}, '{}')
    on conflict do nothing`;
  await syncGames(
    site.platform,
    vendorCode,
    codes.map((code) =>
      listedGame(code, {
        game_type: gameType,
        category: code.startsWith('vn_m') ? 'Lottery' : 'Bingo',
        names: { VI: `Đài ${code}`, EN: `Station ${code}` },
      }),
    ),
  );
};

const addDraw = (
  game: string,
  issue: string,
  { hours = 0, board = null }: { hours?: number; board?: string[] | null },
) => site.database.sql`
  insert into lottery.draw (game, issue, opens_at, closes_at, draws_at, board, drawn_at)
  select ${game}, ${issue}, at - interval '1 day', at, at + interval '10 minutes',
    ${board}::text[], case when ${board}::text[] is not null then at + interval '10 minutes' end
  from (select lib.now() + make_interval(hours => ${hours}) as at) as closing`;

beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site);
});

afterAll(() => site.drop());

describe('without a lottery', () => {
  test('[API-01] the menus are empty lists', async () => {
    const visitor = site.visitor();
    expect(await visitor.get(lottery.listMenus, {})).toEqual({ list: [] });
    expect(await visitor.get(lottery.listVietnamMenus, {})).toEqual({ vnLotteryMenus: [] });
    expect(await player.get(lottery.listRecentVietnam, {})).toEqual({ list: [] });
  });

  test('[API-01] the results of a lottery that is not there are unknown', async () => {
    const gameCode = 'nowhere';
    const answers = await Promise.all([
      site.visitor().call(lottery.listVietnamDraws, { gameCode }),
      player.call(lottery.listDraws, { gameCode }),
    ]);
    for (const { status, refusal } of answers) {
      expect([status, refusal?.code]).toEqual([404, 'request.unknown']);
    }
  });
});

describe('with lotteries', () => {
  beforeAll(async () => {
    await addLotteries('TCG_LOTTO_VN', 'LOTT', ['vn_mb', 'vn_mn_hcm', 'quick']);
    await addLotteries('TCG_SEA', 'LOTT', ['sea_th']);
    await addLotteries('ELOTT', 'ELOTT', ['k3_1']);
    await addLotteries('ACME', 'LOTT', ['bingo']);
  });

  test('[API-01] [LOBBY-16] Vietnam’s are listed by their class, each with its number and vendor', async () => {
    const visitor = site.visitor();
    const { vnLotteryMenus } = await visitor.get(lottery.listVietnamMenus, { prizeMode: 'LOTT' });
    expect(vnLotteryMenus.map(({ group }) => group)).toEqual(['Lottery', 'Bingo']);
    const [menu] = vnLotteryMenus;
    expect(menu?.gameMenus.map(({ gameCode }) => gameCode)).toEqual(['vn_mb', 'vn_mn_hcm']);
    expect(menu?.gameMenus[0]).toEqual({
      gameId: expect.any(Number),
      gameCode: 'vn_mb',
      name: 'Station vn_mb',
      accountType: 'TCG_LOTTO_VN',
    });
  });

  test('[API-01] the others are listed by their area, without other vendors’ lotteries', async () => {
    const { list } = await site.visitor().get(lottery.listMenus, { language: 'EN' });
    const codes = list.map(({ area, gameMenus }) => [area, ...gameMenus.map((one) => one.name)]);
    expect(codes).toEqual([
      ['SEA', 'Station sea_th'],
      ['E', 'Station k3_1'],
    ]);
  });

  test('[API-01] another brand’s menus stay empty', async () => {
    const visitor = site.visitor({ host: 'second.localhost' });
    expect(await visitor.get(lottery.listVietnamMenus, {})).toEqual({ vnLotteryMenus: [] });
    const answer = await visitor.call(lottery.listVietnamDraws, { gameCode: 'vn_mb' });
    expect(answer.refusal?.code).toBe('request.unknown');
  });

  test('[API-01] [GAME-02] what a player opened is recent, the latest first', async () => {
    const someone = await registerPlayer(site);
    for (const gameCode of ['vn_mb', 'vn_mn_hcm']) {
      const opened = await someone.get(launch.launchGame, {
        vassalage: 'TCG_LOTTO_VN',
        gameType: 'LOTT',
        gameCode,
        device: 'WEB',
        language: 'VI',
      });
      expect(opened).toEqual({ content: `/vnlottery?gameCode=${gameCode}`, kind: 'route' });
    }
    const { list } = await someone.get(lottery.listRecentVietnam, {});
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['vn_mn_hcm', 'vn_mb']);
    expect((await player.get(lottery.listRecentVietnam, {})).list).toEqual([]);
  });

  test('[API-01] a lottery without a draw has no results, and its menu no time', async () => {
    const visitor = site.visitor();
    expect(await visitor.get(lottery.listVietnamDraws, { gameCode: 'vn_mb' })).toEqual({
      list: [],
    });
  });

  test('[API-01] results are the newest first, at most as many as asked for, zeros kept', async () => {
    await addDraw('vn_mn_hcm', 'HCM20261119', { hours: -48, board: ['00307', '12'] });
    await addDraw('vn_mn_hcm', 'HCM20261120', { hours: -24, board: ['046935', '07'] });
    await addDraw('vn_mn_hcm', 'HCM20261121', { hours: -1 });
    const visitor = site.visitor();
    const { list } = await visitor.get(lottery.listVietnamDraws, { gameCode: 'vn_mn_hcm' });
    expect(list.map(({ issue, numbers }) => [issue, ...numbers])).toEqual([
      ['HCM20261120', '046935', '07'],
      ['HCM20261119', '00307', '12'],
    ]);
    expect(list[0]?.drawnAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const one = await player.get(lottery.listDraws, { gameCode: 'vn_mn_hcm', count: 1 });
    expect(one.list.map(({ issue }) => issue)).toEqual(['HCM20261120']);
  });

  test('[API-01] a menu names the draw that is on sale, and no other', async () => {
    await addDraw('quick', 'Q-1', { hours: -30, board: ['1'] });
    await addDraw('quick', 'Q-2', { hours: 2 });
    await addDraw('quick', 'Q-3', { hours: 50 });
    const { vnLotteryMenus } = await site.visitor().get(lottery.listVietnamMenus, {});
    const quick = vnLotteryMenus.flatMap(({ gameMenus }) => gameMenus).find(isQuick);
    expect(quick?.issue).toBe('Q-2');
    expect(Date.parse(quick?.closesAt ?? '')).toBeGreaterThan(site.platform.clock.now().getTime());
    expect(Date.parse(quick?.nextDraw ?? '')).toBeGreaterThan(Date.parse(quick?.closesAt ?? ''));
  });

  test.each([0, 101, -1])('[API-01] a count of %i is refused', async (count) => {
    const input = { gameCode: 'vn_mb', count };
    const { refusal } = await site.visitor().call(lottery.listVietnamDraws, input);
    expect(refusal?.value?.fields).toMatchObject([{ name: 'count' }]);
  });

  test('[API-01] the results of South-East Asia’s lotteries need a sign-in', async () => {
    const asked = { gameCode: 'sea_th' };
    expect((await site.visitor().call(lottery.listVietnamDraws, asked)).status).toBe(404);
    expect((await site.visitor().call(lottery.listDraws, asked)).status).toBe(401);
    expect((await player.get(lottery.listDraws, asked)).list).toEqual([]);
  });
});

const isQuick = ({ gameCode }: { gameCode: string }): boolean => gameCode === 'quick';
