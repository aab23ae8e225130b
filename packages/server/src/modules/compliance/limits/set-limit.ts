import type { compliance, LimitsView } from '@parlour/contract/compliance';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { lockPlayer } from '../../ledger';
import { beginCounting } from './counting-queries';
import { amountOf, assertAgrees, isLowering } from './limit';
import { askRaise, lockedLimits, noteChange, putLimit } from './limit-queries';
import { readLimits } from './read-limits';

/** Lowers a limit at once; a raise, or the end of a limit, waits. */
export const setLimit = async (
  context: PlayerContext,
  { kind, period, amount: wanted }: InputOf<typeof compliance.setLimit>,
): Promise<LimitsView> => {
  const { playerId, currency } = context.signedIn;
  const amount = amountOf({ kind, period }, wanted);
  await context.database.transaction(async (sql) => {
    // The limit is read and written under the lock that bets and credits wait for.
    await lockPlayer(sql, playerId);
    const rows = await lockedLimits(sql, playerId, currency);
    const known = rows.find((row) => row.kind === kind && row.period === period);
    if (amount !== undefined) assertAgrees(rows, { kind, period, amount });
    const change = { playerId, kind, period, currency, amount };
    if (amount !== undefined && isLowering(known, amount)) {
      await putLimit(sql, { ...change, amount });
      if (kind !== 'deposit') {
        await beginCounting(sql, { playerId, currency, zone: context.brand.timeZone });
      }
      await noteChange(sql, { ...change, act: 'set' });
    } else if (known) {
      await askRaise(sql, known.id, amount);
      await noteChange(sql, { ...change, act: 'raise_asked' });
    }
  });
  return readLimits(context);
};
