import { goMember } from './navigation';
import { gated } from './session';

/**
 * The three ways into the member centre that stand on every page; each asks for the login first
 * when it must.
 */
export const goDeposit = (): void => gated('player', () => goMember('depositv2'));
export const goWithdraw = (): void => gated('player', () => goMember('withdraw'));
export const goAccount = (): void => gated('player+trial', () => goMember('securityCenter'));
