import type { Platform } from '../../lib/context';
import { askSupplier, SupplierFailure } from './ask-supplier';
import { profileOf, profiles } from './profiles';

/** The codes of all suppliers that are switched on. */
export const listSupplierCodes = async (platform: Platform): Promise<string[]> =>
  [...(await profiles(platform)).values()].filter(({ enabled }) => enabled).map(({ code }) => code);

/**
 * A supplier's list of games as it came. Suppliers allow one such call a minute: the job that asks
 * keeps to it, in one process at a time.
 */
export const listSupplierGames = async (
  platform: Platform,
  code: string,
): Promise<readonly unknown[]> => {
  const profile = await profileOf(platform, code);
  if (!profile?.enabled) throw new SupplierFailure(code, 'no such supplier, or switched off');
  const answer = await askSupplier(profile, profile.dialect.gamePaths.list, {
    operator_id: profile.operatorId,
  });
  if (Array.isArray(answer)) return answer as unknown[];
  throw new SupplierFailure(code, 'a list that is none');
};
