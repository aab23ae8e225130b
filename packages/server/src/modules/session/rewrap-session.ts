import type { Sql } from '@parlour/node-kit/database/database';
import { rewrapEvents } from '../../lib/jobs/rewrap-events';
import { resealAtRest, type SiteKeys } from '../../lib/seal';
import { rewrapFactors } from './factors/rewrap-factors';
import { listUnknownMobiles, replaceUnknownMobile } from './identity/queries';
import { mobilePurpose } from './identity/ticket';
import { passwordMailPurpose } from './recovery/request-password-mail';
import { unlockMailPurpose } from './unlocking/request-unlock-mail';

/** After a change of SECRET_KEY: encrypts with the new one what the module has encrypted. */
export const rewrapSession = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  await rewrapFactors(sql, keys);
  for (const { ticketHash, mobile } of await listUnknownMobiles(sql)) {
    const next = resealAtRest(keys, mobilePurpose, mobile);
    if (next) await replaceUnknownMobile(sql, { ticketHash, mobile, next });
  }
  const mails = [
    { type: 'session.mail_requested', purpose: passwordMailPurpose },
    { type: 'session.unlock_requested', purpose: unlockMailPurpose },
  ] as const;
  for (const mail of mails) await rewrapEvents(sql, keys, mail);
};
