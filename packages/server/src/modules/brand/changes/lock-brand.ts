import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { lockSettings } from './queries';

export type ChangeDeps = Pick<Platform, 'database'>;

type LockedBrand = NonNullable<Awaited<ReturnType<typeof lockSettings>>>;

/** The brand, locked until the commit: changes of one brand follow each other. */
export const lockBrand = async (sql: Transaction, code: string): Promise<LockedBrand> => {
  const brand = await lockSettings(sql, code);
  if (!brand) throw new Refusal('brand.unknown_host');
  return brand;
};
