import type { Platform } from '../../lib/context';
import { defineJobs } from '../../lib/jobs/jobs';
import { publish } from '../../lib/jobs/outbox';
import { closeSilentRounds } from '../round';
import type { Profile } from './profiles/profile';
import { profiles } from './profiles/profiles';
import { rewrapVendorKeys } from './profiles/rewrap-keys';
import { giveFreeBetsOfVoidBack } from './queries';
import { forgetCalls } from './desk/desk-queries';
import { reconcile } from './reconcile/reconcile';

/** How long one turn goes on closing rounds; the next one does the rest. */
const turnMs = 20_000;

/** Closes the rounds that a vendor left open; a later win is still paid. */
const closeSilent = async (
  { database, clock }: Platform,
  { code, closeAfterHours }: Profile,
  until: number,
): Promise<void> => {
  for (let closed = 1; closed > 0 && clock.now().getTime() < until;) {
    closed = await database.transaction(async (sql) => {
      const rounds = await closeSilentRounds(sql, code, closeAfterHours);
      for (const { key, roundId, playerId } of rounds) {
        await publish(sql, {
          type: 'round.closed',
          key,
          roundId: `${roundId}`,
          playerId: `${playerId}`,
        });
      }
      return rounds.length;
    });
  }
};

export const jobs = defineJobs({
  on: {
    'round.voided': async ({ database }, { roundId }) => {
      await giveFreeBetsOfVoidBack(database.sql, roundId);
    },
  },
  every: {
    // Each vendor's hours become due ten minutes after their end; we look more often than that.
    'gateway.reconcile': { seconds: 60, work: reconcile },
    'gateway.rewrap': { seconds: 3600, work: rewrapVendorKeys },
    'gateway.forget_calls': {
      seconds: 3600,
      work: async ({ database }) => {
        await forgetCalls(database.sql);
      },
    },
    'gateway.close_silent_rounds': {
      seconds: 60,
      work: async (platform) => {
        const until = platform.clock.now().getTime() + turnMs;
        for (const profile of (await profiles(platform)).values()) {
          await closeSilent(platform, profile, until);
        }
      },
    },
  },
});
