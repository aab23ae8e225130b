import { forgetOldAttempts } from '../../lib/http/attempts';
import { forgetOldDevices } from './devices/queries';
import { forgetCeremonies } from './factors/passkey-queries';
import { forgetSteps } from './factors/step-queries';
import { defineJobs } from '../../lib/jobs/jobs';
import { absoluteSeconds, publishEnded, trialSeconds } from './sign-in/authenticate';
import { forgetIdentityTickets } from './identity/queries';
import { forgetOldCodes } from './codes/queries';
import { forgetVerifications } from './verification/queries';
import { forgetOldTickets } from './recovery/queries';
import { forgetOldRemembered } from './remember/queries';
import { sendPasswordMail } from './recovery/request-password-mail';
import { sendUnlockMail } from './unlocking/request-unlock-mail';
import { endStale } from './end-queries';
import { forgetOldTokens } from './queries';
import { rewrapSession } from './rewrap-session';

const bounds = { absoluteSeconds, trialSeconds };

/** Ends sessions whose time is over, so that open pages are notified, and deletes expired rows. */
export const jobs = defineJobs({
  on: {
    'session.mail_requested': sendPasswordMail,
    'session.unlock_requested': sendUnlockMail,
  },
  every: {
    'session.rewrap': {
      seconds: 3600,
      work: ({ database, config }) => rewrapSession(database.sql, config),
    },
    'session.end_stale': {
      seconds: 20,
      work: ({ database, live }) =>
        database.transaction(async (sql) => {
          for (const { id, playerId, reason } of await endStale(sql, bounds)) {
            await publishEnded(sql, playerId, id, reason, live);
          }
        }),
    },
    'session.forget': {
      seconds: 3600,
      work: async ({ database }) => {
        await forgetOldAttempts(database.sql);
        await forgetOldTokens(database.sql);
        await forgetOldDevices(database.sql);
        await forgetCeremonies(database.sql);
        await forgetSteps(database.sql);
        await forgetVerifications(database.sql);
        await forgetIdentityTickets(database.sql);
        await forgetOldCodes(database.sql);
        await forgetOldTickets(database.sql);
        await forgetOldRemembered(database.sql);
      },
    },
  },
});
