import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { lockSettings, type LockedBrand } from './queries';

export type ChangeDeps = Pick<Platform, 'database'>;

/** Runs a change in one transaction, on a locked brand: changes of one brand follow each other. */
export const changeBrand = <Result>(
  database: ChangeDeps['database'],
  code: string,
  work: (sql: Transaction, brand: LockedBrand) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (sql) => {
    const brand = await lockSettings(sql, code);
    if (!brand) throw new Refusal('brand.unknown_host');
    return work(sql, brand);
  });
