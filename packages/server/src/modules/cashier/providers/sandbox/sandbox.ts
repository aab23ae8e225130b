import type { Provider } from '../provider';
import { payPath } from './pay-path';
import { insertPayout, readPayout } from './queries';
import { readNotice } from './read-notice';
import { servePage } from './serve-page';

/** Play payments: its page is ours, and so are its messages. Payouts arrive at once. */
export const sandbox: Provider = {
  isPlayMoney: true,
  isOpen: (config) => config.sandbox,
  openPayment: async (_platform, { depositId }) => ({ payUrl: payPath(depositId) }),
  readNotice,
  startPayout: async ({ database }, payout) => {
    await insertPayout(database.sql, payout);
    return { state: 'paid' };
  },
  askPayout: async ({ database }, { id }) => ({
    state: (await readPayout(database.sql, id)) ? 'paid' : 'unknown',
  }),
  serve: servePage,
};
