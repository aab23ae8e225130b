import type { Transaction } from '@parlour/node-kit/database/database';
import type { Operator } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { lockRight } from './queries';

/**
 * Refuses a right that is not in force in the brand, and keeps it until the commit. Called when the
 * object is locked, as rows of people come after all others.
 */
export const holdRight = async (
  sql: Transaction,
  { id }: Pick<Operator, 'id'>,
  { right, brand }: { right: string; brand: string },
): Promise<void> => {
  assertHeld(await lockRight(sql, id, right), { right, brand });
};

/** Refuses a right that is held in these brands alone, or in none. */
export const assertHeld = (
  brands: readonly string[] | null,
  { right, brand }: { right: string; brand: string },
): void => {
  if (!brands) throw new Refusal('operator.right_missing', { right });
  // A brand that is not the person's does not exist.
  if (!brands.includes(brand)) throw new Refusal('request.unknown');
};
