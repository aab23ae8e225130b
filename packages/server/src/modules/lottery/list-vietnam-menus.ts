import type { OutputOf } from '@parlour/contract/endpoint';
import type { lottery } from '@parlour/contract/lottery';
import { localeOf } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import type { Context } from '../../lib/context';
import { lotteriesOf, menuOf } from './lotteries';

/** Vietnam's lotteries by the name of their class in the catalogue, in its order. */
export const listVietnamMenus = async (
  context: Context,
): Promise<OutputOf<typeof lottery.listVietnamMenus>> => {
  const { language, brand } = context;
  const games = await lotteriesOf(context, 'TCG_LOTTO_VN');
  const items = await menuOf(context, games, language);
  const classes = [...new Set(games.map(({ classify }) => classify))];
  const names: Record<string, string> =
    serverPhrasesOf[localeOf(language, brand.defaultLang)].gameClasses;
  return {
    vnLotteryMenus: classes.map((classify) => ({
      group: names[classify] ?? classify,
      gameMenus: items.filter((_item, at) => games[at]?.classify === classify),
    })),
  };
};
