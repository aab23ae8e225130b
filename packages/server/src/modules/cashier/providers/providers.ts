import type { Platform } from '../../../lib/context';
import { bankTransferOf } from './bank-transfer/bank-transfer';
import type { Provider } from './provider';
import { providerRow } from './rows/provider-rows';
import { sandbox } from './sandbox/sandbox';
import { signedWebhookOf } from './signed-webhook/signed-webhook';

/** The providers with code of their own, by the code in a method's row. */
export const providers = new Map<string, Provider>([['sandbox', sandbox]]);

/** The kinds of providers that are rows. */
const kinds = { 'signed-webhook': signedWebhookOf, 'bank-transfer': bankTransferOf };

/** The provider, where this process may use it. */
export const openProvider = async (
  platform: Platform,
  code: string,
): Promise<Provider | undefined> => {
  const provider = providers.get(code) ?? (await providerOfRow(platform, code));
  return provider?.isOpen(platform.config) ? provider : undefined;
};

const providerOfRow = async (platform: Platform, code: string): Promise<Provider | undefined> => {
  const row = await providerRow(platform, code);
  return row && kinds[row.kind](row);
};
