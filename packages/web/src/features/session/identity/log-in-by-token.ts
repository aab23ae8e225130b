import { session } from '@parlour/contract/session';
import type { IdentityProvider, UnknownIdentity } from '@parlour/contract/session/identity';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import { rememberLogin } from '../../../lib/session/remembered-login';
import { signIn } from '../../../lib/session/sign-in';
import { withStep } from '../../../lib/session/with-step';

type Remembering = {
  /** Is the browser to remember who signs in, and what was typed? */
  remember?: boolean | undefined;
  typed?: Parameters<typeof rememberLogin>[1];
};

/** Signs in by another company's token; an identity without a player is returned instead. */
export const logInByToken = async (
  provider: IdentityProvider,
  idToken: string,
  { remember = false, typed = {} }: Remembering = {},
): Promise<UnknownIdentity | undefined> => {
  try {
    const send = () =>
      call(session.logInByIdentity, { provider, idToken, remember }, { loader: true });
    const answer = await withStep(send);
    rememberLogin(remember, typed);
    signIn(answer);
    return undefined;
  } catch (thrown) {
    const refused = asRefused(thrown);
    if (refused.code !== 'session.step_required' || !('register' in refused.value)) throw thrown;
    return refused.value as unknown as UnknownIdentity;
  }
};
