import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';

/** Where the brand requires a captcha, a call without a solved one is refused. */
export const assertVerified = ({ brand, config }: Pick<Context, 'brand' | 'config'>): void => {
  if (config.verification === 'off') return;
  const { verification } = brand.settings;
  if (verification !== 'off') throw new Refusal('session.verification_required');
};
