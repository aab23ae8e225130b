import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { report } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { checkDays } from './check-days';
import { readCountedUntil, readDaySums } from './queries';

/** The player's days, one row each, and the moment up to which they are counted. */
export const readDays = async (
  { sql, signedIn }: PlayerContext,
  period: InputOf<typeof report.readDays>,
): Promise<OutputOf<typeof report.readDays>> => {
  checkDays(period);
  // The moment first: activity that is counted in between only adds to the rows.
  const asOf = await readCountedUntil(sql, signedIn.playerId);
  const rows = await readDaySums(sql, signedIn, period);
  return {
    list: rows.map(({ day, rounds, stake, payout, corrections }) => ({
      day,
      rounds: Number(rounds),
      stake: moneyText(BigInt(stake)),
      payout: moneyText(BigInt(payout)),
      net: moneyText(BigInt(payout) - BigInt(stake)),
      corrections: Number(corrections),
    })),
    asOf: asOf.toISOString(),
  };
};
