import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { invalid } from '../../lib/refusal';
import { gameOf } from './game';
import { catalogueOf } from './catalogue-cache';

/** The number of each game type: a strip of a page, not a hall. */
const mostOfType = 24;

/** The games that the operator marks as hot, in the operator's order, then the most played. */
export const listHot = async (
  { database, brand }: Context,
  { merchantCode, vassalage: vendorCode, gameType, language }: InputOf<typeof catalogue.listHot>,
): Promise<OutputOf<typeof catalogue.listHot>> => {
  if (merchantCode !== brand.merchantCode) {
    throw invalid({ name: 'merchantCode', code: 'field.not_equal' });
  }
  const { games } = await catalogueOf(database, brand);
  const matching = games.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) &&
      (vendorCode === undefined || game.vendorCode === vendorCode),
  );
  const marked = matching
    .filter(({ isHot }) => isHot)
    .toSorted(
      (one, other) =>
        (one.place ?? Infinity) - (other.place ?? Infinity) ||
        one.position - other.position ||
        Number(one.id - other.id),
    );
  // The catalogue is sorted by popularity already.
  const ordered = [...marked, ...matching.filter(({ isHot }) => !isHot)];
  const counts = new Map<string, number>();
  const hot = ordered.filter((game) => {
    const count = (counts.get(game.gameType) ?? 0) + 1;
    counts.set(game.gameType, count);
    return count <= mostOfType;
  });
  return { list: hot.map((game) => gameOf(game, language, brand)) };
};
