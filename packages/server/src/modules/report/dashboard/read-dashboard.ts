import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { reportConsole } from '@parlour/contract/report-console';
import type { OperatorContext } from '../../../lib/context';
import { boardOf, currenciesOf, type Rows } from './board';
import {
  readBrandDays,
  readHours,
  readOpenRounds,
  readPeople,
  readPlayers,
  readVendors,
  readVendorSums,
  readWaiting,
} from './board-queries';
import { readChecks } from './read-checks';

/** The day of each brand that the operator reads, and what the machine has checked. */
export const readDashboard = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof reportConsole.readDashboard>,
): Promise<OutputOf<typeof reportConsole.readDashboard>> => {
  const brands = brand === undefined ? operator.brands : [brand];
  const days = await readBrandDays(sql, brands);
  const [hours, players, people, waiting, open, vendors, vendorSums, checks] = await Promise.all([
    readHours(sql, days),
    readPlayers(sql, days),
    readPeople(sql, days),
    readWaiting(sql, brands),
    readOpenRounds(sql, brands),
    readVendors(sql, brands),
    readVendorSums(sql, days),
    readChecks({ sql }, brands),
  ]);
  const rows: Rows = { hours, players, people, waiting, open, vendors, vendorSums };
  return {
    asOf: (days[0]?.upto ?? new Date(0)).toISOString(),
    boards: days.flatMap((day) =>
      currenciesOf(day, rows).map((currency) => boardOf(day, currency, rows)),
    ),
    checks,
  };
};
