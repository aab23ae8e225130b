import type { InputOf } from '@parlour/contract/endpoint';
import type { lottery, LotteryDraw } from '@parlour/contract/lottery';
import { type LotteryVendor, lotteryVendors } from '@parlour/contract/lottery-launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { lotteriesOf } from './lotteries';
import { readResults } from './queries';

type Wanted = InputOf<typeof lottery.listDraws>;

const usualCount = 100;

/** The results of one of Vietnam's lotteries, which everyone may read. */
export const listVietnamDraws = (context: Context, wanted: Wanted) =>
  listOf(context, wanted, ['TCG_LOTTO_VN']);

/** The results of any lottery of the brand. */
export const listDraws = (context: Context, wanted: Wanted) =>
  listOf(context, wanted, lotteryVendors);

const listOf = async (
  context: Context,
  { gameCode, count = usualCount }: Wanted,
  vendors: readonly LotteryVendor[],
): Promise<{ list: LotteryDraw[] }> => {
  const games = await Promise.all(vendors.map((vendorCode) => lotteriesOf(context, vendorCode)));
  if (!games.flat().some(({ code }) => code === gameCode)) throw new Refusal('request.unknown');
  const rows = await readResults(context.sql, gameCode, count);
  return {
    list: rows.map(({ issue, drawnAt, board }) => ({
      issue,
      drawnAt: drawnAt.toISOString(),
      numbers: board,
    })),
  };
};
