import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { creditCashPockets, creditPocket, type CashCredit, type CreditedLeg } from './queries';

export type Credit = CreditedLeg & {
  subjectId?: bigint;
  /** The house's fee of the same payment: one more leg under the reference. */
  fee?: { amount: bigint; target: string };
};

/** Credits a player inside the caller's transaction; a debt is paid first. */
export const credit = async (sql: Sql, given: Credit): Promise<'done' | 'repeat'> => {
  const answer = await creditPocket(sql, {
    ...given,
    subjectId: given.subjectId ?? null,
    fee: given.fee?.amount ?? 0n,
    feeTarget: given.fee?.target ?? null,
  });
  if (answer === 'done' || answer === 'repeat') return answer;
  if (answer === 'conflict') throw new Refusal('request.repeat_conflict');
  // More than an account can hold.
  if (answer === 'out_of_range') throw new Refusal('request.invalid');
  throw new Error(`the ledger answered ${answer} to ${given.namespace} ${given.reference}`);
};

/**
 * Credits the cash of players inside the caller's transaction, one command each, all of them in one
 * call of the ledger; a debt is paid first. All under references that are new, or it throws.
 */
export const creditCash = async (sql: Sql, credits: readonly CashCredit[]): Promise<void> => {
  const answers = await creditCashPockets(sql, credits);
  for (const [place, { reference }] of credits.entries()) {
    const answer = answers[place];
    // More than an account can hold.
    if (answer === 'out_of_range') throw new Refusal('request.invalid');
    if (answer !== 'done') throw new Error(`the ledger answered ${answer} to ${reference}`);
  }
};
