import { faultsOf } from '@parlour/contract/faults';
import type { FieldFault } from '@parlour/contract/errors';
import { session, type SignIn } from '@parlour/contract/session';
import type { Zone } from '@parlour/contract/time-zone';
import { fill } from '@parlour/locales/phrases';
import { clock } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { call } from '../../lib/api/api';
import type { FormValues } from '../../lib/form/form-values';
import { rememberLogin } from '../../lib/session/remembered-login';
import { signIn } from '../../lib/session/sign-in';
import { withStep } from '../../lib/session/with-step';
import { withVerification } from '../../lib/session/verify';

/** What is wrong by the contract's rules. */
export const loginFaults = (values: FormValues): FieldFault[] =>
  faultsOf(session.logIn.input, inputOf(values));

/** Undefined when the visitor gives the puzzle up. */
export const sendLogin = (values: FormValues): Promise<SignIn | undefined> =>
  withVerification('login', (verification) => {
    const input = { ...inputOf(values), ...(verification && { verification }) };
    return withStep(() => call(session.logIn, input, { loader: true }));
  });

const inputOf = ({ username, password, captcha, remember }: FormValues) => ({
  username: String(username ?? ''),
  password: String(password ?? ''),
  ...(captcha && { captcha: String(captcha) }),
  type: 'username' as const,
  entrance: 'member' as const,
  ...(remember === true && { remember }),
});

type Signed = { ceremonyId: string; credential: string; remember: boolean };

export const logInByPasskey = async ({ ceremonyId: id, ...signed }: Signed): Promise<void> =>
  signIn(await call(session.logInByPasskey, { id, ...signed }));

type Said = { unproved: string; timeZone: Zone };

/**
 * Signed in: the browser keeps what its form shows the next time. A puzzle alone may have let a new
 * device in before, since the account had nothing else to ask for; that is said.
 */
export const finishLogin = (values: FormValues, answer: SignIn, said: Said): void => {
  rememberLogin(values.remember === true, { username: inputOf(values).username.trim() });
  signIn(answer);
  const { lastLogin } = answer;
  if (!lastLogin?.isUnproved) return;
  toast({ text: fill(said.unproved, { at: clock(lastLogin.at, said.timeZone) }) });
};
