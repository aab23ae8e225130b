import { moneyText } from '@parlour/contract/money';
import type { PlayerTransfer } from '@parlour/contract/wallet';
import type { TransferRow } from './queries';

/** One side of a transfer on the wire. */
export const transferOf = (row: TransferRow): PlayerTransfer => ({
  id: row.id,
  direction: row.side,
  sender: row.side === 'out' ? row.name : row.otherName,
  recipient: row.side === 'out' ? row.otherName : row.name,
  other: row.otherIs,
  amount: moneyText(row.amount),
  currency: row.currency,
  ...(row.note && { note: row.note }),
  state: row.state,
  at: row.createdAt.toISOString(),
});
