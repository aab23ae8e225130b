import type { Config } from '../../../lib/config';
import type { Provider } from './provider';
import { sandbox } from './sandbox/sandbox';

/** The providers, by the code in a method's row. */
export const providers = new Map<string, Provider>([['sandbox', sandbox]]);

/** The provider, where this process may use it. */
export const openProvider = (code: string, config: Config): Provider | undefined => {
  const provider = providers.get(code);
  return provider?.isOpen(config) ? provider : undefined;
};
