/** One movement between two accounts, by their paths. */
export type Leg = { source: string; target: string; currency: string; amount: bigint };

/**
 * A command to the ledger: all of its legs are done, or none. The reference is the caller's own key
 * within the namespace, so that a retry is harmless.
 */
export type Transfer = {
  namespace: string;
  reference: string;
  reason: string;
  /** The round, deposit … that it belongs to. */
  subjectId?: bigint;
} & (Leg | { legs: Leg[] });

export type Posted = {
  answer: 'done' | 'repeat';
  /** Balances after the first leg; null for an account of the house. */
  sourceBalance: bigint | null;
  targetBalance: bigint | null;
};

export const legsOf = (transfer: Transfer): Leg[] =>
  'legs' in transfer ? transfer.legs : [transfer];

/**
 * The most legs of a command. They are numbered by single ASCII characters, from '0', and a
 * reversal may need two for one.
 */
export const mostLegs = 40;

export const legSign = (place: number): string => {
  if (place >= mostLegs) throw new Error(`a command of the ledger has ${mostLegs} legs at most`);
  return String.fromCharCode(48 + place);
};

/** A command by its key. */
export type Reference = { namespace: string; reference: string };

export const isAnswered = (answer: string): answer is 'done' | 'repeat' =>
  answer === 'done' || answer === 'repeat';
