import { faultsOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import { session, type SignIn } from '@parlour/contract/session';
import { fill } from '@parlour/locales/phrases';
import { clock } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { call } from '../../lib/api/api';
import type { FormValues } from '../../lib/form/form-values';
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

export const sendPasskey = ({ ceremonyId: id, ...signed }: Signed): Promise<SignIn> =>
  call(session.logInByPasskey, { id, ...signed });

/** Says that a puzzle alone let a new device in before: the account had nothing else to ask for. */
export const noteUnproved = ({ lastLogin }: SignIn, text: string, timeZone: string): void => {
  if (lastLogin?.isUnproved) toast({ text: fill(text, { at: clock(lastLogin.at, timeZone) }) });
};
