import type { Transaction } from '@parlour/node-kit/database/database';
import type { Operator } from '../../../lib/context';

/** Refuses a right that is not in force in the brand, and keeps it until the commit. */
export type LentToDesk = {
  holdRight: (
    sql: Transaction,
    operator: Pick<Operator, 'id'>,
    held: { right: string; brand: string },
  ) => Promise<void>;
};
