import { defineJobs } from '../../lib/jobs/jobs';
import { forgetRest } from './close-account';
import { carryExclusion, spreadExclusion } from './keep-exclusion';

export const jobs = defineJobs({
  on: {
    'privacy.account_closed': forgetRest,
    'compliance.state_changed': spreadExclusion,
    'player.registered': carryExclusion,
    'session.contact_proved': carryExclusion,
  },
});
