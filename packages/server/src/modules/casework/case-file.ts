export type CaseState = 'waiting' | 'second' | 'parked' | 'asked' | 'closed';

/** A case as other modules get it. */
export type CaseFile = {
  id: string;
  number: string;
  brand: string;
  kind: string;
  subjectId: string;
  playerId: string | null;
  amount: bigint | null;
  currency: string | null;
  state: CaseState;
  round: number;
  reasons: string[];
  version: number;
  openedAt: Date;
  dueAt: Date;
  lateAt: Date | null;
  claimedBy: string | null;
  claimedUntil: Date | null;
  result: string | null;
};

/** The case that a decision is about, with what tells whether it may be decided. */
export type LockedCase = CaseFile & {
  /** Somebody's claim is still valid. */
  isClaimed: boolean;
  conflicts: string[];
  /** The operator for whom it was locked has to do with the player. */
  isTied: boolean;
  /** The brand lets one person decide both stages. */
  isAlone: boolean;
  /** <noun>.w works it, <noun>.a as the second person. */
  rightNoun: string;
  /** The same of its subject, where that has one of its own. */
  subjectNoun: string | null;
  /** Who decided first in this round, and how. */
  first: { operatorId: string; verdict: string; object: string | null } | null;
};
