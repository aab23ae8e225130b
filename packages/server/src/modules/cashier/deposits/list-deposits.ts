import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { invalid } from '../../../lib/refusal';
import { depositOf, isDepositId } from './deposit';
import { listDepositIds, readDepositById } from './deposit-queries';

const pageSize = 20;

/** The player's deposits of a period in any state, the latest first. */
export const listDeposits = async (
  { sql, clock, language, brand, signedIn }: PlayerContext,
  { from, to, state, cursor }: InputOf<typeof cashier.listDeposits>,
): Promise<OutputOf<typeof cashier.listDeposits>> => {
  if (cursor !== undefined && !isDepositId(cursor)) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  const ids = await listDepositIds(sql, {
    playerId: signedIn.playerId,
    from,
    to,
    timeZone: brand.timeZone,
    state: state ?? null,
    after: cursor ?? null,
    limit: pageSize + 1,
  });
  const rows = await Promise.all(ids.slice(0, pageSize).map((id) => readDepositById(sql, id)));
  const list = rows.flatMap((row) =>
    row ? [depositOf(row, { language, brand }, clock.now())] : [],
  );
  return { list, ...(ids.length > pageSize && { next: ids[pageSize - 1]! }) };
};
