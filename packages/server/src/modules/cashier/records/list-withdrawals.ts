import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { showWithdrawals } from '../withdrawals/read-withdrawal';
import { readWithdrawals } from '../withdrawals/withdrawal-queries';
import { filterOf, linesAPage, pageOf } from './record-page';
import { readWithdrawalPage } from './record-queries';

/** The player's withdrawals in any state, the latest first; of a period, if one is given. */
export const listWithdrawals = async (
  context: PlayerContext,
  wanted: InputOf<typeof cashier.listWithdrawals>,
  lines: number = linesAPage,
): Promise<OutputOf<typeof cashier.listWithdrawals>> => {
  const { sql } = context;
  const { ids, ...page } = pageOf(
    await readWithdrawalPage(sql, filterOf(context, wanted, lines)),
    lines,
  );
  const rows = await readWithdrawals(sql, { ids });
  return { list: await showWithdrawals(context, rows), ...page };
};
