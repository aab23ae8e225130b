import type { Transaction } from '@parlour/node-kit/database/database';
import type { Operator } from '../../../lib/context';

/** What modules above know, lent to the calls about a player. */
export type LentToDesk = {
  /** Refuses a right that is not in force in the brand, and keeps it until the commit. */
  holdRight: (
    sql: Transaction,
    operator: Pick<Operator, 'id'>,
    held: { right: string; brand: string },
  ) => Promise<void>;
  /** Refuses an operator who has to do with one of the players. */
  assertUntied: (
    sql: Transaction,
    operatorId: string,
    playerIds: readonly string[],
  ) => Promise<void>;
};
