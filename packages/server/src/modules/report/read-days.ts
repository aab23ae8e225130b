import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { report } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { checkDays } from './check-days';
import { readPlayedDays } from './queries';

/** The player's days, one row each, and the moment up to which they are counted. */
export const readDays = async (
  { sql, signedIn }: PlayerContext,
  period: InputOf<typeof report.readDays>,
): Promise<OutputOf<typeof report.readDays>> => {
  checkDays(period);
  const { days, asOf } = await readPlayedDays(sql, signedIn, period);
  return {
    list: days.map(({ day, rounds, stake, payout, corrections }) => ({
      day,
      rounds: Number(rounds),
      stake: moneyText(BigInt(stake)),
      payout: moneyText(BigInt(payout)),
      net: moneyText(BigInt(payout) - BigInt(stake)),
      corrections,
    })),
    asOf: asOf.toISOString(),
  };
};
