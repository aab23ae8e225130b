import type { catalogue, GameType } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { localeOf } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import type { Brand, Context } from '../../lib/context';
import { catalogueOf } from './catalogue-cache';

type GameClass = OutputOf<typeof catalogue.listGameTypes>['list'][number];

/** The classes of a vendor's games, the fullest first. */
export const listGameTypes = async (
  context: Context,
  { vassalage: vendorCode, gameType }: InputOf<typeof catalogue.listGameTypes>,
): Promise<OutputOf<typeof catalogue.listGameTypes>> => {
  const { games } = await catalogueOf(context.database, context.brand);
  const classes = new Map<string, GameClass>();
  for (const game of games) {
    if (game.vendorCode !== vendorCode) continue;
    if (gameType !== undefined && game.gameType !== gameType) continue;
    const key = `${game.gameType} ${game.classify}`;
    const gameClass = classes.get(key) ?? newClass(game.gameType, game.classify, context);
    gameClass.count += 1;
    classes.set(key, gameClass);
  }
  return { list: [...classes.values()].toSorted((one, other) => other.count - one.count) };
};

const newClass = (
  gameType: GameType,
  classify: string,
  { language, brand }: Context,
): GameClass => ({
  gameType,
  gameClassify: classify,
  name: classNamesIn(language, brand)[classify] ?? classify,
  count: 0,
});

const classNamesIn = (language: string, { defaultLang }: Brand): Record<string, string> =>
  serverPhrasesOf[localeOf(language, defaultLang)].gameClasses;
