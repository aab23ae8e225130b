import type { player } from '@parlour/contract/player';
import type { Handlers } from '../../lib/http/http';
import { readMember } from './read-member';
import { updateLanguage } from './queries';

export const routes: Handlers<typeof player> = {
  readMember: ({ sql, signedIn }) => readMember(sql, signedIn.playerId),
  setLanguage: async ({ sql, signedIn }, { language }) => {
    await updateLanguage(sql, signedIn.playerId, language);
    return {};
  },
};

export { createPlayer, type Registration } from './create-player';
export { foldUsername } from './player';
export { findPlayerId, isUsernameTaken } from './queries';
export { readMember } from './read-member';
