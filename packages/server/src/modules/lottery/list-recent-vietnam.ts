import type { OutputOf } from '@parlour/contract/endpoint';
import type { lottery } from '@parlour/contract/lottery';
import type { PlayerContext } from '../../lib/context';
import { listRecent } from '../catalogue';
import { lotteriesOf, menuOf } from './lotteries';

/** So many games a menu has room for. */
const mostRecent = 12;

/** Those of Vietnam's lotteries that the player opened for money, the latest first. */
export const listRecentVietnam = async (
  context: PlayerContext,
): Promise<OutputOf<typeof lottery.listRecentVietnam>> => {
  const { language } = context;
  const asked = { language, vassalage: 'TCG_LOTTO_VN', pageSize: mostRecent };
  const [{ list: recent }, games] = await Promise.all([
    listRecent(context, asked),
    lotteriesOf(context, 'TCG_LOTTO_VN'),
  ]);
  const gameById = new Map(games.map((game) => [Number(game.id), game]));
  const opened = recent.flatMap(({ nodeId: gameId }) => gameById.get(gameId) ?? []);
  return { list: await menuOf(context, opened, language) };
};
