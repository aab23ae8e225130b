import type { Provider } from '../provider';
import type { ProviderRow } from '../rows/provider-row';
import { chooseAccount } from './account-queries';
import { readBankNotice } from './bank-notice';
import { askByHand } from './debit-of-payout';
import { contentOf } from './transfer-content';

/**
 * Transfers to an account of the house: the slip says where to and with which text. The bank reports
 * them by signed messages, or an operator imports its statement.
 */
export const bankTransferOf = (row: ProviderRow): Provider => ({
  isPlayMoney: false,
  isOpen: () => row.enabled,
  openPayment: async ({ database }, { brand, methodCode, currency, serial }) => {
    const account = await chooseAccount(database.sql, { brand, methodCode, currency, serial });
    if (!account) throw new Error(`method ${methodCode} of ${brand} has no open bank account`);
    return { transfer: { bankAccountId: account.id, content: contentOf(serial) } };
  },
  readNotice: (platform, message) => readBankNotice(platform, row, message),
  paysByHand: true,
  // A person makes the transfer; only the bank's statement says that it was carried out.
  startPayout: async () => ({ state: 'pending' }),
  askPayout: (platform, payout) => askByHand(platform, row.code, payout),
});
