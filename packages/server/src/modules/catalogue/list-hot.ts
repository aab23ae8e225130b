import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { invalid } from '../../lib/refusal';
import { gameOf } from './game';
import { shelfOf } from './shelf';

const most = 60;

/** The games that the operator marks as hot, in the operator's order. */
export const listHot = async (
  { database, brand }: Context,
  { merchantCode, vassalage, gameType, language }: InputOf<typeof catalogue.listHot>,
): Promise<OutputOf<typeof catalogue.listHot>> => {
  if (merchantCode !== brand.merchantCode) {
    throw invalid({ name: 'merchantCode', code: 'field.not_equal' });
  }
  const { games } = await shelfOf(database, brand);
  const hot = games
    .filter(
      (game) =>
        game.isHot &&
        (gameType === undefined || game.gameType === gameType) &&
        (vassalage === undefined || game.vendorCode === vassalage),
    )
    .toSorted((one, other) => one.position - other.position || Number(one.id - other.id))
    .slice(0, most);
  return { list: hot.map((game) => gameOf(game, language, brand)) };
};
