import { goMember } from '../navigation/navigation';
import { gated } from './session';

/**
 * The ways into the member centre that stand on every page; each asks for the login first
 * when it must.
 */
export const goDeposit = (): void =>
  gated('player', () => goMember('depositv2'), { forNewcomer: 'register' });
export const goWithdraw = (): void => gated('player', () => goMember('withdraw'));
export const goRecord = (): void => gated('player', () => goMember('personalHistoryCopy'));
export const goAccount = (): void => gated('player+trial', () => goMember('securityCenter'));
