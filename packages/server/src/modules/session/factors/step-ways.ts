import type { Step, StepChannel, StepKind } from '@parlour/contract/session/factors';
import type { Context } from '../../../lib/context';
import { isChannelOpen } from '../../brand';
import { maskEmail, maskMobile, readProved } from '../../player';
import { countRecoveryCodes, readFactors } from './queries';
import { hasSignedIn } from './step-queries';

/** What a step may be answered by, and where its code would be sent. */
export type StepWays = { kinds: StepKind[]; to: Partial<Record<StepChannel, string>> };

const none: StepWays = { kinds: [], to: {} };

/**
 * A factor of the account, else a code to what its player proved, else the puzzle. Who shows more
 * than a password has shown what a code would, so only a factor is asked of them.
 */
export const stepWaysOf = async (
  context: Context,
  playerId: string,
  { byPassword }: { byPassword: boolean },
): Promise<StepWays> => {
  const factors = await factorKindsOf(context, playerId);
  if (factors.length > 0) return { kinds: factors, to: {} };
  // Who never signed in has no device that could be known.
  if (!byPassword || !(await hasSignedIn(context.sql, playerId))) return none;
  const to = await sendableTo(context, playerId);
  const kinds = (['mail', 'sms'] as const).filter((channel) => to[channel] !== undefined);
  if (kinds.length > 0) return { kinds, to };
  return context.config.verification === 'on' ? { kinds: ['slider'], to } : none;
};

export const factorKindsOf = async ({ sql }: Context, playerId: string): Promise<StepKind[]> => {
  const factors = await readFactors(sql, playerId);
  if (factors.length === 0) return [];
  const kinds = new Set<StepKind>(factors.map(({ kind }) => kind));
  if ((await countRecoveryCodes(sql, playerId)) > 0) kinds.add('recovery');
  return [...kinds];
};

/** Where a code of the account can go now: only to what its player has proved. */
export const sendableTo = async (
  { sql, config }: Context,
  playerId: string,
): Promise<Partial<Record<StepChannel, string>>> => {
  const { email, mobile } = await readProved(sql, config, playerId);
  return {
    ...(email !== undefined && isChannelOpen(config, 'mail') && { mail: email }),
    ...(mobile !== undefined && isChannelOpen(config, 'sms') && { sms: mobile }),
  };
};

export const maskedOf = ({ mail, sms }: StepWays['to']): Step['masked'] => ({
  ...(mail !== undefined && { mail: maskEmail(mail) }),
  ...(sms !== undefined && { sms: maskMobile(sms) }),
});
