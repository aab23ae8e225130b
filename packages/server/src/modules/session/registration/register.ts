import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { type LentToRegistration, openAccount } from './open-account';

/** By a username. */
export const register =
  (lent: LentToRegistration) =>
  (context: Context, form: InputOf<typeof session.register>): Promise<SignIn> =>
    openAccount(context, lent, 'register', form);

/** By a mobile number, which is the username then. */
export const registerByMobile =
  (lent: LentToRegistration) =>
  (context: Context, form: InputOf<typeof session.registerByMobile>): Promise<SignIn> =>
    openAccount(context, lent, 'registerMobile', form);
