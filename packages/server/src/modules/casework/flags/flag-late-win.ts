import type { Platform } from '../../../lib/context';
import { openCase } from '../open-case';

type LateWin = {
  roundId: string;
  playerId: string;
  brand: string;
  amount: string;
  currency: string;
};

/**
 * A vendor that sends a win for a voided round holds that it stands: a person settles it with the
 * vendor. The wins of one round are one case.
 */
export const flagLateWin = async (
  { database }: Platform,
  { roundId, playerId, brand, amount, currency }: LateWin,
): Promise<void> => {
  await database.transaction((sql) =>
    openCase(sql, {
      brand,
      kind: 'flag',
      subjectId: `round:${roundId}`,
      playerId,
      amount: BigInt(amount),
      currency,
      reasons: ['late_win'],
    }),
  );
};
