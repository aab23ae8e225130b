import type { Platform } from '../../../../lib/context';
import { openSecret } from './open-secret';
import {
  listProviderKeys,
  listProviderSecrets,
  resealFurther,
  resealSecret,
  sealFurther,
  sealSecret,
} from './provider-queries';

/**
 * After a change of SECRET_KEY: encrypts payment providers' secrets with the new one, also those
 * that are over. A secret that no key of the site opens is an error that names its provider.
 */
export const rewrapProviders = async ({
  database: { sql },
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<void> => {
  for (const { code, ...stored } of await listProviderSecrets(sql)) {
    await named(code, () =>
      openSecret(config, stored, {
        seal: (sealing) => sealSecret(sql, code, sealing),
        reseal: (sealing) => resealSecret(sql, code, sealing),
      }),
    );
  }
  for (const { id, provider, ...stored } of await listProviderKeys(sql)) {
    await named(provider, () =>
      openSecret(config, stored, {
        seal: (sealing) => sealFurther(sql, id, sealing),
        reseal: (sealing) => resealFurther(sql, id, sealing),
      }),
    );
  }
};

const named = async (provider: string, open: () => Promise<unknown>): Promise<void> => {
  try {
    await open();
  } catch (cause) {
    throw new Error(
      `a secret of the payment provider ${provider} was encrypted with another SECRET_KEY: name ` +
        'that one in SECRET_KEY_OLD, or give the secret again',
      { cause },
    );
  }
};
