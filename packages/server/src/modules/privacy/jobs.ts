import { defineJobs } from '../../lib/jobs/jobs';
import { forgetLate, forgetRest } from './close-account';
import { carryExclusion, spreadExclusion } from './keep-exclusion';

export const jobs = defineJobs({
  on: {
    'privacy.account_closed': forgetRest,
    'compliance.state_changed': spreadExclusion,
    'player.registered': carryExclusion,
    'session.contact_proved': async (platform, { playerId }) => {
      await carryExclusion(platform, { playerId });
      // A contact of an excluded player that is proved now counts as such elsewhere.
      await spreadExclusion(platform, { playerId, state: 'excluded' });
    },
  },
  every: { 'privacy.forget_late': { seconds: 3600, work: forgetLate } },
});
