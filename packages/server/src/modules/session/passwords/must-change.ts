import type { MustChange } from '@parlour/contract/session/passwords';
import type { Context } from '../../../lib/context';
import { isFlagOn, loadedBrand } from '../../brand';
import type { Credential } from '../queries';

const dayMs = 24 * 3600 * 1000;

/**
 * Why a sign-in by this password must change it first. A password that the player got from someone
 * is marked; one expires only at a brand that forces the change.
 */
export const mustChangeOf = async (
  context: Pick<Context, 'brand' | 'config' | 'database' | 'clock' | 'log'>,
  { mustChange, passwordAt }: Pick<Credential, 'mustChange' | 'passwordAt'>,
): Promise<MustChange | undefined> => {
  if (mustChange) return 'default';
  const { flags, settings } = await loadedBrand(context, context.brand.code);
  const { passwordExpiresDays: days } = settings;
  if (days === 0 || !isFlagOn(flags, 'PWDEXPFORCECHANGE3')) return undefined;
  const age = context.clock.now().getTime() - passwordAt.getTime();
  return age > days * dayMs ? 'expired' : undefined;
};
