import type { PlayerLimitChange, PlayerPlay } from '@parlour/contract/compliance-console';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { readCarried } from '../exclusions/lift-queries';
import { amountText } from '../limits/limit';
import { readLimitRows } from '../limits/limit-queries';
import { limitOf, sessionOf } from '../limits/read-limits';
import { readOwnState, readPlaySession } from '../own-state-queries';
import { type LimitChangeRow, listLimitChanges, listPlayedDays, readOwner } from './queries';

const mostChanges = 200;

/**
 * What a player decided about their own play and how long they play, for an operator of the brand.
 * What a person says of their own play is personal, so anyone who reads it leaves a line.
 */
export const readPlayerPlay = async (
  context: OperatorContext,
  { playerId }: { playerId: string },
): Promise<PlayerPlay> => {
  const { database, operator } = context;
  return database.transaction(async (sql) => {
    const owner = await readOwner(sql, { brands: operator.brands, playerId });
    if (!owner) throw new Refusal('request.unknown');
    const { currency, zone, brand } = owner;
    await writeAudit(sql, {
      actor: { operatorId: operator.id, signInId: operator.signInId, address: context.address },
      brand,
      act: 'player.play',
      objectKind: 'player',
      objectId: playerId,
      playerId,
      requestId: context.requestId,
    });
    const rows = await readLimitRows(sql, { playerId, zone });
    const own = await readOwnState(sql, playerId);
    const session = await readPlaySession(sql, playerId, currency);
    const carried = own?.isExcluded && (await readCarried(sql, playerId));
    const changes = await listLimitChanges(sql, playerId, mostChanges + 1);
    return {
      currency,
      limits: rows.map((row) => ({
        ...limitOf(row),
        currency: row.currency,
        setAt: row.setAt.toISOString(),
      })),
      ...(own?.realityMinutes && { realityMinutes: own.realityMinutes }),
      ...(session && { session: sessionOf(session) }),
      ...(own?.isExcluded && {
        exclusion: {
          ...(own.excludedUntil && { until: own.excludedUntil.toISOString() }),
          everywhere: own.isEverywhere,
          ...(carried && { isCarried: true as const }),
        },
      }),
      ...(own?.coolingUntil && { coolingOff: { until: own.coolingUntil.toISOString() } }),
      changes: changes.slice(0, mostChanges).map(changeOf),
      hasOlder: changes.length > mostChanges,
      days: await listPlayedDays(sql, { playerId, zone }),
    };
  });
};

const changeOf = (row: LimitChangeRow): PlayerLimitChange => {
  const { id, act, kind, period, currency, amount, at } = row;
  return {
    id,
    at: at.toISOString(),
    act,
    ...(kind !== null && { kind }),
    ...(period !== null && { period }),
    ...(currency !== null && { currency }),
    ...(amount !== null && {
      amount: kind === null ? moneyText(amount) : amountText(kind, amount),
    }),
  };
};
