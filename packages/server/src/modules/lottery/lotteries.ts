import type { LotteryGame } from '@parlour/contract/lottery';
import type { LotteryVendor } from '@parlour/contract/lottery-launch';
import type { Context } from '../../lib/context';
import { type CatalogueGame, gameOf, listOfVendor } from '../catalogue';
import { readNextDraws } from './queries';

/** The lotteries of a vendor that the brand shows, of both categories. */
export const lotteriesOf = async (
  context: Pick<Context, 'database' | 'brand'>,
  vendorCode: LotteryVendor,
): Promise<CatalogueGame[]> => {
  const games = await Promise.all([
    listOfVendor(context, vendorCode, 'LOTT'),
    listOfVendor(context, vendorCode, 'ELOTT'),
  ]);
  return games.flat().filter(({ isSample }) => !isSample);
};

/** Lotteries as a menu lists them, with the draw that is on sale. */
export const menuOf = async (
  { sql, brand }: Pick<Context, 'sql' | 'brand'>,
  games: readonly CatalogueGame[],
  language: string,
): Promise<LotteryGame[]> => {
  if (games.length === 0) return [];
  const draws = await readNextDraws(
    sql,
    games.map(({ code }) => code),
  );
  const nextOf = new Map(draws.map((draw) => [draw.game, draw]));
  return games.map((game) => {
    const next = nextOf.get(game.code);
    return {
      gameId: Number(game.id),
      gameCode: game.code,
      name: gameOf(game, language, brand).name,
      accountType: game.vendorCode as LotteryVendor,
      ...(next && {
        issue: next.issue,
        closesAt: next.closesAt.toISOString(),
        nextDraw: next.drawsAt.toISOString(),
      }),
    };
  });
};
