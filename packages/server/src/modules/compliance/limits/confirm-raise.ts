import type { LimitsView } from '@parlour/contract/compliance';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { lockPlayer } from '../../ledger';
import { assertAgrees, type LimitRow, type NamedLimit } from './limit';
import {
  dropRaiseOf,
  isRaiseReady,
  lockedLimits,
  noteChange,
  putLimit,
  removeLimit,
} from './limit-queries';
import { readLimits } from './read-limits';

/** The second yes to a raise, after it waited. */
export const confirmRaise = async (
  context: PlayerContext,
  named: NamedLimit,
): Promise<LimitsView> => {
  const { playerId } = context.signedIn;
  await context.database.transaction(async (sql) => {
    const { row, rows } = await raiseOf(context, sql, named);
    const { kind, period, currency } = row;
    if (!(await isRaiseReady(sql, row.id))) {
      throw new Refusal('compliance.raise_waits', { readyAt: row.raiseReadyAt?.toISOString() });
    }
    const amount = row.raiseAmount ?? undefined;
    const change = { playerId, kind, period, currency, amount };
    if (amount === undefined) await removeLimit(sql, row.id);
    else {
      assertAgrees(rows, { kind, period, amount });
      await putLimit(sql, { ...change, amount });
    }
    await noteChange(sql, { ...change, act: 'raised' });
  });
  return readLimits(context);
};

/** The limit stays as it is; the raise that waited is over. */
export const dropRaise = async (context: PlayerContext, named: NamedLimit): Promise<LimitsView> => {
  const { playerId } = context.signedIn;
  await context.database.transaction(async (sql) => {
    const { row } = await raiseOf(context, sql, named);
    const { kind, period, currency } = row;
    await dropRaiseOf(sql, row.id);
    await noteChange(sql, { playerId, kind, period, currency, act: 'raise_dropped' });
  });
  return readLimits(context);
};

const raiseOf = async (
  { signedIn: { playerId, currency } }: PlayerContext,
  sql: Transaction,
  { kind, period }: NamedLimit,
): Promise<{ row: LimitRow; rows: LimitRow[] }> => {
  await lockPlayer(sql, playerId);
  const rows = await lockedLimits(sql, playerId, currency);
  const row = rows.find((each) => each.kind === kind && each.period === period);
  if (!row?.raiseReadyAt) throw new Refusal('request.unknown');
  return { row, rows };
};
