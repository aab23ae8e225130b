import type { operator } from '@parlour/contract/operator';
import type { ConsoleHandlers } from '../../lib/http/console';
import { publicSealKeys } from '../brand';
import { readMe } from './read-me';
import { signOut } from './sign-out';

export const consoleRoutes: ConsoleHandlers<typeof operator> = {
  readKeys: async (context) => ({
    sealKeys: await publicSealKeys(context),
    serverTime: context.clock.now().toISOString(),
  }),
  readMe: (context) => readMe(context),
  signOut: (context) => signOut(context),
};

export { actorOf } from './actor';
export { authenticate } from './authenticate';
export { noteRefused } from './note-refused';
export { readRights } from './queries';
