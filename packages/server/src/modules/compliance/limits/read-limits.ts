import type { LimitsView, PlayLimit } from '@parlour/contract/compliance';
import { moneyText } from '@parlour/contract/money';
import type { PlayerContext } from '../../../lib/context';
import { readOwnState, readPlaySession } from '../own-state-queries';
import { amountText } from './limit';
import { readAsksForLimit, readLimitRows } from './limit-queries';

/** What a player decided about their own play, and what is used of it. */
export const readLimits = async ({ sql, brand, signedIn }: PlayerContext): Promise<LimitsView> => {
  const { playerId, currency } = signedIn;
  const rows = await readLimitRows(sql, { playerId, zone: brand.timeZone });
  const own = await readOwnState(sql, playerId);
  const session = await readPlaySession(sql, playerId, currency);
  const limits = rows.map(
    ({ kind, period, amount, used, raiseReadyAt, raiseAmount, isReady }): PlayLimit => ({
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
    }),
  );
  return {
    currency,
    limits,
    ...(own?.realityMinutes && { realityMinutes: own.realityMinutes }),
    ...(session && {
      session: {
        startedAt: session.startedAt.toISOString(),
        seconds: session.seconds,
        net: moneyText(session.net),
        isCheckDue: session.isCheckDue,
      },
    }),
    ...(own?.isExcluded && {
      exclusion: own.excludedUntil ? { until: own.excludedUntil.toISOString() } : {},
    }),
    ...(own?.coolingUntil && { coolingOff: { until: own.coolingUntil.toISOString() } }),
    asksForLimit: await readAsksForLimit(sql, playerId),
  };
};
