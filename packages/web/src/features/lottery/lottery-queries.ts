import { lottery, type LotteryDraw, type LotteryGame } from '@parlour/contract/lottery';
import type { PrizeMode } from '@parlour/contract/lottery-launch';
import type { PageName } from '@parlour/contract/pages';
import { call } from '../../lib/api/api';
import { useRead } from '../../lib/api/reads/use-read';
import { useSite } from '../../lib/brand/brand';
import { usePrizeMode } from '../../lib/brand/prize-mode';
import { isPlayer, useSession } from '../../lib/session/session';

/** Which lotteries a page shows. */
export type Area = 'vietnam' | 'sea' | 'electronic';

export const areaOf = (page: PageName): Area =>
  page === 'vnlottery' ? 'vietnam' : page === 'seaLottery' ? 'sea' : 'electronic';

/** Lotteries under a name; without one where the area has no groups. */
export type LotteryGroup = { name?: string; games: LotteryGame[] };

type Running = { signal: AbortSignal };

const readGroups = async (
  area: Area,
  asked: { prizeMode: PrizeMode; language: string },
  running: Running,
): Promise<LotteryGroup[]> => {
  const { prizeMode, language } = asked;
  if (area === 'vietnam') {
    const input = { prizeMode, device: 'WEB' } as const;
    const { vnLotteryMenus } = await call(lottery.listVietnamMenus, input, running);
    return vnLotteryMenus.map(({ group, gameMenus }) => ({ name: group, games: gameMenus }));
  }
  const input = { prizeMode, device: 'WEB', language } as const;
  const { list } = await call(lottery.listMenus, input, running);
  const wanted = area === 'sea' ? 'SEA' : 'E';
  return list.filter((menu) => menu.area === wanted).map(({ gameMenus }) => ({ games: gameMenus }));
};

const none: LotteryGroup[] = [];

/** The lotteries of a page, in their groups. */
export const useLotteries = (area: Area) => {
  const { language, answers } = useSite();
  const prizeMode = usePrizeMode();
  return useRead({
    key: ['lottery', 'menus', area, prizeMode, language],
    read: (running) => readGroups(area, { prizeMode, language }, running),
    served: answers?.hasNoLottery && none,
  });
};

/** Those of Vietnam's lotteries that the player opened; none for others. */
export const useRecentLotteries = (area: Area) => {
  const { language } = useSite();
  const prizeMode = usePrizeMode();
  const hasPlayer = useSession(isPlayer);
  const isAsked = area === 'vietnam' && hasPlayer;
  const { data } = useRead(
    isAsked
      ? {
          key: ['lottery', 'recent', prizeMode, language],
          read: (running) => call(lottery.listRecentVietnam, { prizeMode, device: 'WEB' }, running),
        }
      : undefined,
  );
  return data?.list ?? [];
};

/** The results of a lottery; those of Vietnam's are public. */
export const useDraws = (area: Area, gameCode: string | undefined, count: number) => {
  const isPublic = area === 'vietnam';
  const hasPlayer = useSession(isPlayer);
  const isAsked = gameCode !== undefined && (isPublic || hasPlayer);
  return useRead(
    isAsked
      ? {
          key: ['lottery', 'draws', area, gameCode, count],
          read: async (running): Promise<LotteryDraw[]> => {
            const drawn = isPublic ? lottery.listVietnamDraws : lottery.listDraws;
            return (await call(drawn, { gameCode, count }, running)).list;
          },
        }
      : undefined,
  );
};
