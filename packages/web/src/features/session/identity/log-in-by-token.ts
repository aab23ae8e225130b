import { session } from '@parlour/contract/session';
import type { IdentityProvider, UnknownIdentity } from '@parlour/contract/session/identity';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import { signIn } from '../../../lib/session/sign-in';
import { withStep } from '../../../lib/session/with-step';

/** Signs in by another company's token; an identity without a player is returned instead. */
export const logInByToken = async (
  provider: IdentityProvider,
  idToken: string,
  remember = false,
): Promise<UnknownIdentity | undefined> => {
  try {
    const send = () =>
      call(session.logInByIdentity, { provider, idToken, remember }, { loader: true });
    signIn(await withStep(send));
    return undefined;
  } catch (thrown) {
    const refused = asRefused(thrown);
    if (refused.code !== 'session.step_required' || !('register' in refused.value)) throw thrown;
    return refused.value as unknown as UnknownIdentity;
  }
};
