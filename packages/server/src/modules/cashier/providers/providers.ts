import type { Platform } from '../../../lib/context';
import type { Provider } from './provider';
import { sandbox } from './sandbox/sandbox';

/** The providers with code of their own, by the code in a method's row. */
export const providers = new Map<string, Provider>([['sandbox', sandbox]]);

/** The provider, where this process may use it. */
export const openProvider = async (
  { config }: Platform,
  code: string,
): Promise<Provider | undefined> => {
  const provider = providers.get(code);
  return provider?.isOpen(config) ? provider : undefined;
};
