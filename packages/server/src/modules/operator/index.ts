import type { operator } from '@parlour/contract/operator';
import type { ConsoleHandlers } from '../../lib/http/console';
import { publicSealKeys } from '../brand';
import { previewChange, proposeChange, undoChange } from './changes/change';
import { listChanges } from './changes/list-changes';
import { importNetworks } from './changes/networks/import-networks';
import { readReadiness } from './changes/real-money/ready';
import { approve, reject, withdraw } from './changes/decide';
import { readDraft, saveDraft } from './changes/draft';
import { acceptInvitation, openInvitation } from './people/accept-invitation';
import { listPeople, listRoles } from './people/list-people';
import { endSessions, stopPerson } from './people/stop-person';
import { readMe } from './read-me';
import { beginSigning } from './sign-in/passkeys';
import { countRecoveryCodes, renewRecoveryCodes } from './sign-in/recovery-codes';
import { confirmDevice } from './sign-in/device-code';
import { forgetDevice, listDevices } from './sign-in/list-devices';
import { signIn } from './sign-in/sign-in';
import { signOut } from './sign-in/sign-out';
import { lock, stepUp, unlock } from './sign-in/step-up';

export const consoleRoutes: ConsoleHandlers<typeof operator> = {
  readKeys: async (context) => ({
    sealKeys: await publicSealKeys(context),
    serverTime: context.clock.now().toISOString(),
  }),
  readMe: (context) => readMe(context),
  signIn: (context, input) => signIn(context, input),
  confirmDevice: (context, input) => confirmDevice(context, input),
  listDevices: (context) => listDevices(context),
  forgetDevice: (context, input) => forgetDevice(context, input),
  countRecoveryCodes: (context) => countRecoveryCodes(context),
  renewRecoveryCodes: (context) => renewRecoveryCodes(context),
  startPasskey: (context) => beginSigning(context),
  signOut: (context) => signOut(context),
  unlock: (context, input) => unlock(context, input),
  stepUp: (context, input) => stepUp(context, input),
  lock: (context) => lock(context),
  openInvitation: (context, input) => openInvitation(context, input),
  acceptInvitation: (context, input) => acceptInvitation(context, input),
  listPeople: (context) => listPeople(context),
  listRoles: (context) => listRoles(context),
  endSessions: (context, input) => endSessions(context, input),
  stopPerson: (context, input) => stopPerson(context, input),
  previewChange: (context, input) => previewChange(context, input),
  importNetworks: (context, input) => importNetworks(context, input),
  readReadiness: (context, { brand }) => readReadiness(context, brand),
  proposeChange: (context, input) => proposeChange(context, input),
  readDraft: (context, input) => readDraft(context, input),
  saveDraft: (context, input) => saveDraft(context, input),
  listChanges: (context, input) => listChanges(context, input),
  approveChange: (context, input) => approve(context, input),
  rejectChange: (context, input) => reject(context, input),
  withdrawChange: (context, input) => withdraw(context, input),
  undoChange: (context, input) => undoChange(context, input),
};

export { actorOf } from './actor';
export { assertRight } from './assert-right';
export { previewChange } from './changes/change';
export { fewAtOnce } from './changes/few-at-once';
export { changeAtOnce } from './changes/in-force/at-once';
export { changeByCommand } from './changes/by-command';
export { listDraftsIn, listWaitingIn } from './changes/draft-queries';
export { followChanges } from './changes/in-force/follow';
export type { ChangeKind, Effects } from './changes/kind';
export { addChangeKinds, addEffects } from './changes/kinds';
export { aboutPlayer, addTies, areTied } from './changes/ties/ties';
export { withheldLines } from './changes/ties/withheld-lines';
export { readReasons } from './changes/queries';
export { authenticate } from './authenticate';
export { assertHeld, holdRight } from './hold-right';
export { jobs } from './jobs';
export { noteSeen } from './seen/note-seen';
export { noteRefused } from './note-refused';
export { type FirstInvitation, inviteFirst } from './people/invite-first';
export { readAddresses, rewrapSecrets } from './rewrap-secrets';
export { lockRights, readRights, whoMay } from './queries';
