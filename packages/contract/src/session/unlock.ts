import { endpoint, output, text } from '../endpoint';
import { secretTries } from './passwords';

/** A lock that wrong passwords caused is lifted by a link to the account's address. */
export const unlockCalls = {
  /** Always succeeds, whether or not there is such an account, and whether or not it is locked. */
  requestUnlockMail: endpoint({
    method: 'POST',
    path: '/api/session/unlock/mail',
    caller: 'anyone',
    noStore: true,
    limit: [
      { by: 'address', count: 10, seconds: 3600, exact: true },
      { by: 'brand', count: 500, seconds: 3600, exact: true },
    ],
    input: { username: text({ max: 64 }) },
    output: output<Record<string, never>>(),
    refusals: ['brand.not_enabled'],
  }),
  /** By the link of the mail; the page that it opens calls this when its button is pressed. */
  unlockByMail: endpoint({
    method: 'POST',
    path: '/api/session/unlock/link',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    limit: secretTries,
    input: { ticket: text({ max: 64 }) },
    output: output<Record<string, never>>(),
    refusals: ['session.link_used'],
  }),
} as const;
