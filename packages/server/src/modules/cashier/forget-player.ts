import type { Transaction } from '@parlour/node-kit/database/database';
import { clearPayers } from './payments/payment-queries';
import { clearPayees } from './payees/queries';
import { clearReceiptImages } from './withdrawals/receipt-queries';

/** Orders, payments and payouts stay; whose accounts they were paid from and to does not. */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await clearPayees(sql, playerId);
  await clearPayers(sql, playerId);
  await clearReceiptImages(sql, playerId);
};
