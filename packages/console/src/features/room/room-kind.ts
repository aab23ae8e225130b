import type { InputOf } from '@parlour/contract/endpoint';
import { roomDesk } from '@parlour/contract/room-desk';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { HoursField } from '../../lib/parts/hours-field';
import { RoomEvidence } from './room-evidence';

const { decideRoomCase } = roomDesk;
type Verdict = InputOf<typeof decideRoomCase>['verdict'];

/** A reported message of the chat room. */
export const roomKind: CaseKind = {
  subject: ({ room }) => room.message,
  Evidence: RoomEvidence,
  Fields: HoursField,
  decide: ({ caseId, version, verdict, reasonCode, note, fields }) =>
    call(decideRoomCase, {
      caseId,
      version,
      verdict: verdict as Verdict,
      hours: verdict === 'silence' && fields.hours ? Number(fields.hours) : undefined,
      reasonCode,
      note,
    }),
};
