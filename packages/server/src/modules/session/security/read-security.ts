import {
  type Security,
  type SecurityPoint,
  securityPoints,
} from '@parlour/contract/session/security';
import type { PlayerContext } from '../../../lib/context';
import { isChannelOpen } from '../../brand';
import { readProved } from '../../player';
import { countRecoveryCodes, readFactors } from '../factors/queries';
import { readPasswords } from './queries';

/** What protects the caller's account, from what is stored, and what can still be added. */
export const readSecurity = async ({
  sql,
  config,
  signedIn: { playerId },
}: PlayerContext): Promise<Security> => {
  const [passwords, factors, recoveryCodes, proved] = await Promise.all([
    readPasswords(sql, playerId),
    readFactors(sql, playerId),
    countRecoveryCodes(sql, playerId),
    readProved(sql, config, playerId),
  ]);
  const isSet: Record<SecurityPoint, boolean> = {
    password: passwords?.hasPassword ?? false,
    twoFactor: factors.length > 0,
    recoveryCodes: recoveryCodes > 0,
    paymentPassword: passwords?.hasPaymentPassword ?? false,
    email: proved.email !== undefined,
    mobile: proved.mobile !== undefined,
  };
  const canAdd: Partial<Record<SecurityPoint, boolean>> = {
    // Codes stand in for a factor, and come with the first one.
    recoveryCodes: isSet.twoFactor,
    email: isChannelOpen(config, 'mail'),
    mobile: isChannelOpen(config, 'sms'),
  };
  const set = securityPoints.filter((point) => isSet[point]);
  const missing = securityPoints.filter((point) => !isSet[point] && (canAdd[point] ?? true));
  return {
    level: levelOf(isSet, missing),
    set,
    missing,
    ...(isSet.password && passwords && { passwordAt: passwords.passwordAt.toISOString() }),
  };
};

/** A second factor, or all but one or two of the rest, is more than the beginning. */
const levelOf = (
  { twoFactor }: Record<SecurityPoint, boolean>,
  { length }: SecurityPoint[],
): Security['level'] => {
  if (length === 0) return 'full';
  return twoFactor || length <= 2 ? 'good' : 'basic';
};
