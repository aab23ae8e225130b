import { depositKind } from '../features/cashier/deposit-kind';
import { withdrawalKind } from '../features/cashier/withdrawal-kind';
import { flagKind } from '../features/casework/flags/flag-kind';
import { identityKind } from '../features/identity/identity-kind';
import { privacyKind } from '../features/privacy/privacy-kind';
import { roomKind } from '../features/room/room-kind';
import { ticketKind } from '../features/support/ticket-kind';
import type { CaseKinds } from '../lib/case-kind';

/** What each module adds to the cases about its subjects. */
export const caseKinds: CaseKinds = {
  deposit: depositKind,
  flag: flagKind,
  identity: identityKind,
  room: roomKind,
  ticket: ticketKind,
  'ticket:privacy': privacyKind,
  withdrawal: withdrawalKind,
};
