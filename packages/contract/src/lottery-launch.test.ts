import { describe, expect, test } from 'vitest';
import { accountTypeIds, type GameType } from './catalogue';
import {
  isLotteryVendor,
  lobbyQueryOf,
  lotteryPath,
  type LotteryVendor,
  prizeModeOf,
  readLobbyQuery,
} from './lottery-launch';
import { pageOf } from './pages';

describe('[GAME-02] a lottery opens on the page of its vendor', () => {
  test.each<[LotteryVendor, string | undefined, string]>([
    ['TCG_LOTTO_VN', 'vn_mb', '/vnlottery?gameCode=vn_mb'],
    ['TCG_LOTTO_VN', undefined, '/vnlottery'],
    ['TCG_SEA', 'sea_th', '/seaLottery?gameCode=sea_th'],
    ['TCG_SEA', '', '/seaLottery'],
    ['LOTT', 'keno5', '/lottery?gameCode=keno5'],
    ['ELOTT', 'k3_1', '/lottery?gameCode=k3_1'],
    ['ELOTT', 'a b&c=d', '/lottery?gameCode=a+b%26c%3Dd'],
  ])('%s at %s: %s', (vendorCode, gameCode, path) => {
    expect(lotteryPath(vendorCode, gameCode)).toBe(path);
  });

  test('whatever the address is spelt like', () => {
    expect(pageOf('/vnLottery')).toBe(pageOf(lotteryPath('TCG_LOTTO_VN')));
  });

  test.each(['HOUSE', 'ACME', '', 'lott', 'toString'])(
    'a lottery of the vendor %s opens in the vendor’s own frame',
    (vendorCode) => expect(isLotteryVendor(vendorCode)).toBe(false),
  );
});

const card = (vassalage: string, gameType: GameType) => ({
  accountTypeId: accountTypeIds[gameType],
  vassalage,
  gameType,
  isHot: 0 as const,
  title: vassalage,
  maintenance: false,
  games: 1,
});

describe('[GAME-06] the prize mode is', () => {
  test.each<[string, string, [string, GameType][]]>([
    ['ELOTT', 'Vietnam’s lotteries in e-lottery', [['TCG_LOTTO_VN', 'ELOTT']]],
    [
      'ELOTT',
      'LOTT in e-lottery, beside others',
      [
        ['HOUSE', 'RNG'],
        ['LOTT', 'ELOTT'],
      ],
    ],
    ['LOTT', 'Vietnam’s lotteries in lottery only', [['TCG_LOTTO_VN', 'LOTT']]],
    ['LOTT', 'LOTT in lottery only', [['LOTT', 'LOTT']]],
    [
      'LOTT',
      'another vendor in e-lottery',
      [
        ['ELOTT', 'ELOTT'],
        ['TCG_SEA', 'ELOTT'],
      ],
    ],
    ['LOTT', 'no lottery at all', [['HOUSE', 'RNG']]],
    ['LOTT', 'no vendor', []],
  ])('%s with %s', (mode, _with, cards) => {
    const categories = cards.map(([code, gameType]) => ({ vendors: [card(code, gameType)] }));
    expect(prizeModeOf(categories)).toBe(mode);
  });
});

describe('[GAME-07] the lobby query', () => {
  const asked = {
    prizeMode: 'LOTT',
    device: 'H5',
    backUrl: 'https://site.example/lott',
    language: 'VI',
  } as const;

  test('names area, mode, prize mode, device, way back and language, and shows the lobby', () => {
    expect(lobbyQueryOf(asked)).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoView: 'lobby',
      device: 'H5',
      backUrl: 'https://site.example/lott',
      language: 'VI',
    });
  });

  test('with a game shows its bets', () => {
    const query = lobbyQueryOf({ ...asked, gameCode: 'vn_mb', prizeMode: 'ELOTT' });
    expect(query).toMatchObject({
      lottoGameCode: 'vn_mb',
      lottoView: 'betting',
      lottoPrizeMode: 'ELOTT',
    });
  });

  test.each([
    ['', undefined, 'lobby'],
    ['?gameCode=mb', 'mb', 'betting'],
    ['?lottoGameCode=mb', 'mb', 'betting'],
    ['?gameCode=mb&lottoGameCode=mn', 'mb', 'betting'],
    ['?gameCode=&lottoGameCode=mn', 'mn', 'betting'],
    ['?gameCode=mb&lottoView=lobby', 'mb', 'lobby'],
    ['?lottoView=betting', undefined, 'lobby'],
    ['?gameCode=mb&lottoView=%00', 'mb', 'betting'],
    [`?gameCode=${'x'.repeat(65)}`, undefined, 'lobby'],
    ['?gameCode=%20%20', undefined, 'lobby'],
  ])('%s is read as the game %s in the view %s', (search, gameCode, view) => {
    expect(readLobbyQuery(search)).toMatchObject({ gameCode, view });
  });

  test('of the launcher is read back by the page', () => {
    const query = lobbyQueryOf({ ...asked, gameCode: 'vn_mb' });
    expect(readLobbyQuery(`?${new URLSearchParams(query).toString()}`)).toEqual({
      gameCode: 'vn_mb',
      view: 'betting',
      backUrl: 'https://site.example/lott',
    });
  });
});
