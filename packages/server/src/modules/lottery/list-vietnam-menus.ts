import type { OutputOf } from '@parlour/contract/endpoint';
import type { lottery } from '@parlour/contract/lottery';
import type { Context } from '../../lib/context';
import { lotteriesOf, menuOf } from './lotteries';

/** Vietnam's lotteries by the class that the catalogue gives them, in its order. */
export const listVietnamMenus = async (
  context: Context,
): Promise<OutputOf<typeof lottery.listVietnamMenus>> => {
  const games = await lotteriesOf(context, 'TCG_LOTTO_VN');
  const items = await menuOf(context, games, context.language);
  const groups = [...new Set(games.map(({ classify }) => classify))];
  return {
    vnLotteryMenus: groups.map((group) => ({
      group,
      gameMenus: items.filter((_item, at) => games[at]?.classify === group),
    })),
  };
};
