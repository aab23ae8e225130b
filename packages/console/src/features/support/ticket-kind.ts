import type { InputOf } from '@parlour/contract/endpoint';
import { supportDesk } from '@parlour/contract/support-desk';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { AnswerField } from './answer-field';
import { CloseTickets } from './close-tickets';
import { TicketEvidence } from './ticket-evidence';

const { decideTicket } = supportDesk;
type Verdict = InputOf<typeof decideTicket>['verdict'];

/** What a player or a visitor wrote. */
export const ticketKind: CaseKind = {
  Evidence: TicketEvidence,
  Fields: AnswerField,
  closeMany: { name: ({ support }) => support.close, Dialog: CloseTickets },
  decide: ({ caseId, version, verdict, reasonCode, note, fields }) =>
    call(decideTicket, {
      caseId,
      version,
      verdict: verdict as Verdict,
      text: fields.text || undefined,
      reasonCode,
      note,
    }),
};
