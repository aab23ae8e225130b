import { moneyText } from '@parlour/contract/money';
import type { MachineCheck } from '@parlour/contract/report-console';
import type { OperatorContext } from '../../../lib/context';
import {
  countBrands,
  countDifferences,
  countUnknownPayouts,
  readBooks,
  readDayStates,
  readLag,
  readLiability,
} from './check-queries';

/** The longest window is five minutes; a writer that hangs delays it, and is named after ten. */
const activityLate = 400;
const activityBad = 600;
const eventsLate = 30;
const eventsBad = 300;

const lagState = (seconds: number, late: number, bad: number): MachineCheck['state'] => {
  if (seconds >= bad) return 'bad';
  return seconds >= late ? 'late' : 'good';
};

/** What the machine checks by itself; the site's debt is for those who may see all its brands. */
export const readChecks = async (
  { sql }: Pick<OperatorContext, 'sql'>,
  brands: readonly string[],
): Promise<MachineCheck[]> => {
  const [books, liability, lag, days, differences, payouts, allBrands] = await Promise.all([
    readBooks(sql),
    readLiability(sql),
    readLag(sql),
    readDayStates(sql, brands),
    countDifferences(sql, brands),
    countUnknownPayouts(sql, brands),
    countBrands(sql),
  ]);
  const asOf = lag.now.toISOString();
  const seesAll = brands.length === allBrands;
  return [
    ...books.map(({ currency, at, total }): MachineCheck => ({
      name: 'ledger',
      state: BigInt(total) === 0n ? 'good' : 'bad',
      asOf: at.toISOString(),
      of: currency,
      amount: moneyText(BigInt(total)),
    })),
    ...(seesAll ? liability : []).map(({ currency, at, total }): MachineCheck => ({
      name: 'liability',
      state: 'good',
      asOf: at.toISOString(),
      of: currency,
      amount: moneyText(BigInt(total)),
    })),
    {
      name: 'activity',
      state: lagState(lag.activity, activityLate, activityBad),
      asOf,
      seconds: Math.round(lag.activity),
    },
    ...days.map(({ brand, state, day }): MachineCheck => ({
      name: 'day',
      state: dayStates[state] ?? 'late',
      asOf: `${day}T12:00:00.000Z`,
      of: brand,
    })),
    { name: 'vendors', state: differences > 0 ? 'late' : 'good', asOf, count: differences },
    { name: 'payouts', state: payouts > 0 ? 'late' : 'good', asOf, count: payouts },
    {
      name: 'events',
      state: lagState(lag.events, eventsLate, eventsBad),
      asOf,
      seconds: Math.round(lag.events),
    },
  ];
};

const dayStates: Readonly<Record<string, MachineCheck['state']>> = {
  clean: 'good',
  accepted: 'good',
  differs: 'bad',
};
