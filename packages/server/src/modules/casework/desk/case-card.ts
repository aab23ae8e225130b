import type { CaseCard } from '@parlour/contract/casework';
import { moneyText } from '@parlour/contract/money';
import { shownUsername } from '../../player';
import type { CaseState } from '../case-file';

export type CardRow = {
  id: string;
  number: string;
  kind: string;
  brand: string;
  state: CaseState;
  round: number;
  subjectId: string;
  playerId: string | null;
  username: string | null;
  amount: bigint | null;
  currency: string | null;
  reasons: string[];
  openedAt: Date;
  dueAt: Date;
  lateAt: Date | null;
  isPushed: boolean;
  claimedBy: string | null;
  claimedByName: string | null;
  claimedUntil: Date | null;
  until: Date | null;
  closedAt: Date | null;
  result: string | null;
  version: number;
  /** What its list is sorted by, to the microsecond. */
  sortedAt: string;
};

/** A case as the desk shows it. */
export const cardOf = (row: CardRow): CaseCard => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  brand: row.brand,
  state: row.state,
  round: row.round,
  subjectId: row.subjectId,
  ...(row.playerId && {
    player: { id: row.playerId, username: shownUsername(row.username ?? '') },
  }),
  ...(row.amount !== null && { amount: moneyText(row.amount) }),
  ...(row.currency && { currency: row.currency }),
  reasons: row.reasons,
  openedAt: row.openedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  ...(row.lateAt && { lateAt: row.lateAt.toISOString() }),
  isPushed: row.isPushed,
  ...(row.claimedBy && {
    claimedBy: { id: row.claimedBy, name: row.claimedByName ?? row.claimedBy },
  }),
  ...(row.claimedUntil && { claimedUntil: row.claimedUntil.toISOString() }),
  ...(row.until && { until: row.until.toISOString() }),
  ...(row.closedAt && { closedAt: row.closedAt.toISOString() }),
  ...(row.result && { result: row.result }),
  version: row.version,
});
