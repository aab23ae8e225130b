import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { catalogueOf } from './catalogue-cache';
import { gameOf } from './game';

const usualCount = 20;

/** The games with the most settled rounds of seven days; a game without a round is not popular. */
export const listPopular = async (
  { database, brand }: Context,
  { count = usualCount, language }: InputOf<typeof catalogue.listPopular>,
): Promise<OutputOf<typeof catalogue.listPopular>> => {
  // The catalogue is sorted by popularity already.
  const { games } = await catalogueOf(database, brand);
  const played = games.filter(({ rounds }) => rounds > 0n).slice(0, count);
  return { list: played.map((game) => gameOf(game, language, brand)) };
};
