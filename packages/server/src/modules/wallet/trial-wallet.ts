import { micros } from '@parlour/contract/money';
import { trialFunds } from '@parlour/contract/session/free-play';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { defineJobs } from '../../lib/jobs/jobs';
import { post } from '../ledger';
import { credit } from './credit';
import { openPockets, readOldTrials } from './queries';

const namespace = 'trial';
const sourceOf = (brand: string): string => `house:${brand}:trial`;

/** Opens the pockets of a trial account with its play money, in `FUN`. */
export const openTrialWallet = async (
  sql: Sql,
  { playerId, brand }: { playerId: string; brand: string },
): Promise<void> => {
  await openPockets(sql, playerId, 'FUN', true);
  await credit(sql, {
    playerId,
    currency: 'FUN',
    pocket: 'trial',
    amount: micros(trialFunds),
    namespace,
    reference: `${playerId} begins`,
    source: sourceOf(brand),
    reason: 'trial',
  });
};

/** What is left of the play money of trials older than a day goes back. */
export const endTrials = async (sql: Transaction): Promise<number> => {
  const old = await readOldTrials(sql);
  await post(
    sql,
    old.map(({ playerId, brand, balance, seq }) => ({
      namespace,
      // A win of an open round may come later: what it leaves is taken by a command of its own.
      reference: `${playerId} ends ${seq}`,
      source: `player:${playerId}:trial`,
      target: sourceOf(brand),
      amount: balance,
      currency: 'FUN',
      reason: 'trial',
    })),
  );
  return old.length;
};

export const jobs = defineJobs({
  every: {
    'wallet.end_trials': {
      seconds: 600,
      work: async ({ database }) => {
        await database.transaction(endTrials);
      },
    },
  },
});
