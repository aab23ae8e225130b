import { caseId, caseRead, type DecidedCase, verdictReason, verdictRefusals } from './case-verdict';
import { choice, endpoint, endpoints, list, output, text } from './endpoint';
import type { TicketState, TicketType } from './support';

/** Something of the player's at a time: for what a ticket names, and for their last hour. */
export type PlayerFact = {
  kind: 'deposit' | 'withdrawal' | 'round' | 'signIn';
  /** The number that the search finds; a sign-in has none. */
  number?: string;
  at: string;
  amount?: string;
  currency?: string;
  status?: string;
};

export type EarlierTicket = {
  id: string;
  number: string;
  /** Its newest case. */
  caseId?: string;
  type: TicketType;
  state: TicketState;
  openedAt: string;
};

/** What a case of a ticket is about. */
export type TicketCase = {
  caseId: string;
  ticketId: string;
  number: string;
  version: number;
  type: TicketType;
  /** In which the answer is read. */
  language: string;
  description: string;
  remark?: string;
  /** None of a visitor. */
  playerId?: string;
  openedAt: string;
  messages: { id: string; by: 'player' | 'operator'; name?: string; text: string; at: string }[];
  pictures: { id: string; width: number; height: number; at: string }[];
  /** What the ticket's text names, as far as it is the player's. */
  named: PlayerFact[];
  lastHour: PlayerFact[];
  earlier: EarlierTicket[];
};

/** A text at hand, in the language of the ticket where there is one. */
export type AnswerTemplate = { code: string; language: string; title: string; text: string };

export type ClosedLine = { caseId: string; number?: string; will: boolean; why?: string };

export const answerLength = 5000;

/** The operators' calls of `support`. */
export const supportDesk = endpoints('support', {
  readTicketCase: endpoint({
    method: 'GET',
    path: '/console/tickets/{caseId}',
    caller: 'operator',
    right: 'ticket.r',
    showsPlayer: true,
    noStore: true,
    input: { caseId },
    output: output<TicketCase>(),
    refusals: ['desk.conflict', 'request.unknown'],
  }),
  /** A picture, with who saw it and when drawn across it, and a line in the audit. */
  readTicketPicture: endpoint({
    method: 'GET',
    path: '/console/tickets/{caseId}/pictures/{pictureId}',
    caller: 'operator',
    right: 'ticket.w',
    noStore: true,
    limit: { by: 'player', count: 300, seconds: 3600, exact: true },
    input: { caseId, pictureId: text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
    output: output<{ type: 'image/jpeg'; base64: string }>(),
    refusals: ['desk.conflict', 'request.unknown', 'desk.lease_over'],
  }),
  /** `answer` needs its text; `close` a reason, and may have a text. */
  decideTicket: endpoint({
    method: 'POST',
    path: '/console/tickets/{caseId}/decide',
    caller: 'operator',
    right: 'ticket.w',
    once: true,
    input: {
      ...caseRead,
      verdict: choice(['answer', 'close']),
      text: text({ optional: true, max: answerLength, pattern: '\\S' }),
      ...verdictReason,
    },
    output: output<DecidedCase>(),
    refusals: [...verdictRefusals, 'desk.link_outside'],
  }),
  listAnswerTemplates: endpoint({
    method: 'GET',
    path: '/console/tickets/templates',
    caller: 'operator',
    right: 'ticket.r',
    noStore: true,
    input: { brand: text({ max: 32 }), language: text({ max: 16 }) },
    output: output<{ list: AnswerTemplate[] }>(),
    refusals: [],
  }),
  /**
   * Closes many tickets with one text of a template, each as it was listed: `cases` are
   * `<case>:<version>`. Each is a decision of its own; what moved since is not closed.
   */
  closeTickets: endpoint({
    method: 'POST',
    path: '/console/tickets/close',
    caller: 'operator',
    right: 'ticket.w',
    once: true,
    input: {
      cases: list(text({ pattern: '^[1-9]\\d{0,17}:[1-9]\\d{0,8}$' }), { max: 100 }),
      template: text({ max: 32 }),
      reasonCode: text({ max: 64 }),
    },
    output: output<{ lines: ClosedLine[] }>(),
    refusals: ['request.unknown', 'desk.reason_missing'],
  }),
});
