import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { depositOf } from '../deposits/deposit';
import { readDeposits } from '../deposits/deposit-queries';
import { filterOf, linesAPage, pageOf } from './record-page';
import { readDepositPage } from './record-queries';

/** The player's deposits of a period in any state, the latest first. */
export const listDeposits = async (
  context: PlayerContext,
  wanted: InputOf<typeof cashier.listDeposits>,
  lines: number = linesAPage,
): Promise<OutputOf<typeof cashier.listDeposits>> => {
  const { sql, clock } = context;
  const { ids, ...page } = pageOf(
    await readDepositPage(sql, filterOf(context, wanted, lines)),
    lines,
  );
  const rows = await readDeposits(sql, { ids });
  return { list: rows.map((row) => depositOf(row, context, clock.now())), ...page };
};
