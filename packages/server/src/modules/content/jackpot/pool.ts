import { moneyText } from '@parlour/contract/money';
import type { Sql } from '@parlour/node-kit/database/database';
import { houseBalance } from '../../ledger';

/** The house account that holds a brand's jackpot: what is paid into it and not won yet. */
export const poolOf = (brand: string): string => `house:${brand}:jackpot`;

/** What is in the pool; an empty one is none. */
export const readPool = async (
  sql: Sql,
  { code, currency }: { code: string; currency: string },
): Promise<string | undefined> => {
  const balance = BigInt(await houseBalance(sql, poolOf(code), currency));
  return balance > 0n ? moneyText(balance) : undefined;
};
