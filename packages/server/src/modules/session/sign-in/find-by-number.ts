import type { Context } from '../../../lib/context';
import { findPlayerByContact } from '../../player';
import { type Credential, readCredential } from '../queries';

/**
 * The player who proved this number, as E.164 digits, and may sign in. For a number without one the
 * work is the same.
 */
export const findByNumber = async (
  { sql, config, brand }: Pick<Context, 'sql' | 'config' | 'brand'>,
  mobile: string,
): Promise<Credential | undefined> => {
  const owner = await findPlayerByContact(sql, config, brand.code, 'mobile', mobile);
  const found = owner?.isVerified ? owner.playerId : undefined;
  const credential = await readCredential(sql, brand.code, found);
  return credential?.isStray ? undefined : credential;
};
