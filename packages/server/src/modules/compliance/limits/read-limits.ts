import type { LimitsView, PlayLimit, PlaySession } from '@parlour/contract/compliance';
import { moneyText } from '@parlour/contract/money';
import type { PlayerContext } from '../../../lib/context';
import { readOwnState, readPlaySession, type SessionRow } from '../own-state-queries';
import { amountText } from './limit';
import { readAsksForLimit, readLimitRows, type ShownLimit } from './limit-queries';

/** What a player decided about their own play, and what is used of it. */
export const readLimits = async ({ sql, brand, signedIn }: PlayerContext): Promise<LimitsView> => {
  const { playerId, currency } = signedIn;
  const rows = await readLimitRows(sql, { playerId, zone: brand.timeZone });
  const own = await readOwnState(sql, playerId);
  const session = await readPlaySession(sql, playerId, currency);
  return {
    currency,
    limits: rows.map(limitOf),
    ...(own?.realityMinutes && { realityMinutes: own.realityMinutes }),
    ...(session && { session: sessionOf(session) }),
    ...(own?.isExcluded && {
      exclusion: own.excludedUntil ? { until: own.excludedUntil.toISOString() } : {},
    }),
    ...(own?.coolingUntil && { coolingOff: { until: own.coolingUntil.toISOString() } }),
    asksForLimit: await readAsksForLimit(sql, playerId),
  };
};

export const limitOf = (row: ShownLimit): PlayLimit => {
  const { kind, period, amount, used, raiseReadyAt, raiseAmount, isReady } = row;
  return {
    kind,
    period,
    amount: amountText(kind, amount),
    used: amountText(kind, used ?? 0n),
    ...(raiseReadyAt && {
      raise: {
        ...(raiseAmount !== null && { amount: amountText(kind, raiseAmount) }),
        readyAt: raiseReadyAt.toISOString(),
        isReady,
      },
    }),
  };
};

export const sessionOf = ({ startedAt, net, ...session }: SessionRow): PlaySession => ({
  ...session,
  startedAt: startedAt.toISOString(),
  net: moneyText(net),
});
