import type { Platform } from '../../../lib/context';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { resealFurther, sealAnew, sealFurtherKey, sealOwnKey } from '../queries';
import { listFurtherSecrets, listOwnKeys } from './rewrap-queries';
import { vendorKeyPurpose } from './read-keys';

type Deps = Pick<Platform, 'database' | 'config'>;

/**
 * After a change of SECRET_KEY: encrypts vendors' keys with the new one, also those that are not in
 * use. A key that no key of the site opens is an error that names its vendor.
 */
export const rewrapVendorKeys = async ({ database: { sql }, config }: Deps): Promise<void> => {
  const encrypt = (text: string) => encryptAtRest(config.secretKey, vendorKeyPurpose, text);
  for (const { code, ownKey, sealed: former } of await listOwnKeys(sql)) {
    // Given again, it replaces what was encrypted.
    if (ownKey !== null) await sealOwnKey(sql, { code, ownKey, sealed: encrypt(ownKey) });
    if (ownKey !== null || former === null) continue;
    const { text, isOld } = openKey(config, code, former);
    if (isOld) await sealAnew(sql, { code, former, sealed: encrypt(text) });
  }
  for (const { id, code, secret, sealed: former } of await listFurtherSecrets(sql)) {
    if (secret !== null) await sealFurtherKey(sql, { id, secret, sealed: encrypt(secret) });
    if (former === null) continue;
    const { text, isOld } = openKey(config, code, former);
    if (isOld) await resealFurther(sql, { id, former, sealed: encrypt(text) });
  }
};

const openKey = (config: Deps['config'], code: string, sealed: Buffer) => {
  try {
    return openAtRest(config, vendorKeyPurpose, sealed);
  } catch {
    throw new Error(
      `a key of the vendor ${code} was encrypted with another SECRET_KEY: name that one in ` +
        "SECRET_KEY_OLD, or give the vendor's key again",
    );
  }
};
