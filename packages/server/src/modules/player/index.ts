import type { player } from '@parlour/contract/player';
import type { playerConsole } from '@parlour/contract/player-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { findPlayers, readPlayer, searchPlayers } from './console/read-player';
import { findByContact, revealField } from './console/reveal';
import { setLabels } from './console/set-labels';
import type { LentToDesk } from './console/hold-right';
import { readAvatar, readIcon, updateOwn } from './profile';
import { readMember } from './read-member';
import { updateLanguage } from './queries';

export const routes: Handlers<typeof player> = {
  readMember: ({ sql, config, signedIn }) => readMember(sql, config, signedIn.playerId),
  readIcon: (context) => readIcon(context),
  readAvatar: (context) => readAvatar(context),
  updateProfile: (context, input) => updateOwn(context, input),
  setLanguage: async ({ sql, signedIn }, { language }) => {
    await updateLanguage(sql, signedIn.playerId, language);
    return {};
  },
};

/** The right is kept by a module beside this one, lent by the composition root. */
export const consoleRoutesWith = (lent: LentToDesk): ConsoleHandlers<typeof playerConsole> => ({
  findPlayers,
  readPlayer,
  revealField: revealField(lent),
  findByContact,
  setLabels: setLabels(lent),
});

export {
  claimContact,
  type Contact,
  contactDigests,
  findPlayerByContact,
  readContacts,
  readProved,
} from './contacts/claim-contact';
export { moveClearContacts } from './contacts/move-clear-contacts';
export { dialingCodeOf, isMailbox, normalEmail, normalMobile } from './contacts/normal-contact';
export type { PersonalValues } from './contacts/personal-kind';
export { accountTailDigests } from './contacts/account-tail';
export {
  decryptEach,
  decryptFor,
  encryptFor,
  readAllPersonal,
  readPersonal,
  savePersonal,
  savePersonalOnce,
} from './contacts/personal-values';
export { jobs, rewrapKeys } from './contacts/rewrap';
export { createTrial } from './create-trial';
export { createPlayer, type Registration } from './create-player';
export { searchPlayers };
export { forgetPlayer } from './forget-player';
export {
  foldUsername,
  maskEmail,
  maskMobile,
  maskName,
  maskUsername,
  shownUsername,
} from './player';
export { updateOwn } from './profile';
export { findPlayerId, isUsernameTaken } from './queries';
export { readMember } from './read-member';
