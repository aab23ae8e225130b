import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { readHolder } from '../payees/payee';
import { withdrawalOf } from '../withdrawals/withdrawal';
import { readWithdrawals } from '../withdrawals/withdrawal-queries';
import { filterOf, pageOf } from './record-page';
import { readWithdrawalPage } from './record-queries';

/** The player's withdrawals in any state, the latest first; of a period, if one is given. */
export const listWithdrawals = async (
  context: PlayerContext,
  wanted: InputOf<typeof cashier.listWithdrawals>,
): Promise<OutputOf<typeof cashier.listWithdrawals>> => {
  const { sql, config, signedIn } = context;
  const { ids, ...page } = pageOf(await readWithdrawalPage(sql, filterOf(context, wanted)));
  const rows = await readWithdrawals(sql, { ids });
  const holder = (await readHolder(sql, config, signedIn.playerId)) ?? '';
  return { list: rows.map((row) => withdrawalOf(row, holder, context)), ...page };
};
