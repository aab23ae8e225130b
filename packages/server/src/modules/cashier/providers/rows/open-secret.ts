import { encryptAtRest, openAtRest, type SiteKeys } from '../../../../lib/seal';
import type { StoredKey } from './provider-queries';

const purpose = "a payment provider's secret";

type Sealing = { was: string; sealed: Buffer };
type Sealer = Record<'seal' | 'reseal', (sealing: Sealing) => Promise<unknown>>;

/** The secret in plain text; in its row it is sealed with the site's current key. */
export const openSecret = async (
  config: SiteKeys,
  { secret, sealed }: Pick<StoredKey, 'secret' | 'sealed'>,
  { seal, reseal }: Sealer,
): Promise<string | undefined> => {
  if (secret !== null) {
    await seal({ was: secret, sealed: encryptAtRest(config.secretKey, purpose, secret) });
    return secret;
  }
  if (sealed === null) return undefined;
  const { text, isOld } = openAtRest(config, purpose, Buffer.from(sealed, 'hex'));
  if (isOld) await reseal({ was: sealed, sealed: encryptAtRest(config.secretKey, purpose, text) });
  return text;
};
