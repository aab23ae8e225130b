import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { knownBrand } from '../brand';

/** Where the brand asks for a verification first, a call without a solved one is refused. */
export const assertVerified = async (
  context: Pick<Context, 'brand' | 'config' | 'database' | 'clock'>,
): Promise<void> => {
  if (context.config.verification === 'off') return;
  const { verification } = await knownBrand(context, context.brand.code);
  if (verification !== 'off') throw new Refusal('session.verification_required');
};
