import type { session } from '@parlour/contract/session';
import type { Handlers } from '../../lib/http/http';
import { logIn } from './log-in';
import { logOut } from './log-out';
import type { OnPlayerCreated } from './create-account';
import { readPlayed } from './read-played';
import { register } from './register';
import { resume } from './resume';

/** `welcome` is lent by the composition root: what modules beside this one do for a new player. */
export const routesWith = (welcome: OnPlayerCreated): Handlers<typeof session> => ({
  logIn,
  logOut,
  register: register(welcome),
  resume: (context) => resume(context),
  readPlayed: (context) => readPlayed(context),
  // The call itself is the activity: it is recorded when the token is checked.
  touch: async () => ({}),
});

export { authenticate } from './authenticate';
export { blockPlayer } from './block-player';
export { jobs } from './jobs';
export { createAccount, type OnPlayerCreated } from './create-account';
export { hashPassword } from './password';
export { readDemoNames } from './queries';
