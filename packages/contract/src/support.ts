import { choice, endpoint, endpoints, list, output, text } from './endpoint';

/** What a person may write about. */
export const questionTypes = [
  'deposit',
  'withdrawal',
  'game',
  'service',
  'application',
  'other',
] as const;

export type TicketType = (typeof questionTypes)[number];

/** `asked`: the player's answer is needed; `answered` and `closed` can be opened again. */
export type TicketState = 'open' | 'asked' | 'answered' | 'closed';

export type TicketCard = {
  id: string;
  number: string;
  type: TicketType;
  state: TicketState;
  /** How it begins. */
  description: string;
  openedAt: string;
  /** When somebody wrote last. */
  changedAt: string;
  /** By when an operator answers; absent once they have. */
  dueAt?: string;
  isLate?: true;
};

export type TicketMessage = { id: string; by: 'player' | 'operator'; text: string; at: string };

/** A ticket with all that was written. */
export type TicketView = TicketCard & {
  remark?: string;
  pictures: number;
  messages: TicketMessage[];
  /** Until when a closed one may be opened again. */
  reopenUntil?: string;
};

export const mostPictures = 3;
export const remarkLength = 140;
/** A description has a bound of words, which the brand sets, beside this one. */
export const descriptionLength = 10_000;
export const messageLength = 2000;

const id = text({ pattern: '^[1-9]\\d{0,17}$' });
const message = text({ min: 1, max: messageLength, pattern: '\\S' });

/** A visitor's e-mail address. */
export const feedbackContact = text({
  optional: true,
  max: 254,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
});

export type SentFeedback = { id: string; number: string; dueAt: string };

/** Who writes to the desk: anyone, also while the site is closed. */
const fromAnyone = {
  caller: 'anyone',
  token: 'used',
  whileLooking: true,
  whileClosed: 'always',
  once: true,
  noStore: true,
  limit: { by: 'address', count: 60, seconds: 3600 },
} as const;

const feedback = {
  ...fromAnyone,
  input: {
    questionType: choice(questionTypes),
    description: text({ max: descriptionLength, pattern: '\\S' }),
    remark: text({ optional: true, max: remarkLength, pattern: '\\S' }),
    /** Pictures of `addPicture`, which a player sent before. */
    images: list(text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }), {
      max: mostPictures,
      optional: true,
    }),
    contact: feedbackContact,
    /** A visitor's. */
    verification: text({ optional: true, max: 128 }),
  },
  output: output<SentFeedback>(),
  refusals: [
    'request.repeat_conflict',
    'session.verification_required',
    'session.verification_failed',
  ],
} as const;

/** What is written to the desk about a ticket. */
const writing = {
  method: 'POST',
  ...fromAnyone,
  input: { id, text: message },
  output: output<TicketView>(),
  refusals: ['request.unknown', 'support.ticket_closed', 'request.repeat_conflict'],
} as const;

/** Feedback and complaints: a visitor's tickets are those of the browser, by its guest cookie. */
export const support = endpoints('support', {
  sendFeedback: endpoint({ method: 'POST', path: '/wps/feedback', ...feedback }),
  /** The same, as some clients send it. */
  putFeedback: endpoint({ method: 'PUT', path: '/wps/feedback', ...feedback }),
  /**
   * The body is the picture. A player gets an id for `images`; with `ticketId` it is added to an
   * open ticket, which is the only way for a visitor.
   */
  addPicture: endpoint({
    method: 'POST',
    path: '/api/support/pictures',
    caller: 'anyone',
    token: 'used',
    whileLooking: true,
    whileClosed: 'always',
    image: true,
    noStore: true,
    limit: [
      { by: 'player', count: 30, seconds: 86_400, exact: true },
      { by: 'address', count: 60, seconds: 3600 },
    ],
    input: { ticketId: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }) },
    output: output<{ uploadId: string }>(),
    refusals: [
      'request.unknown',
      'request.too_large',
      'session.required',
      'support.ticket_closed',
      'support.pictures_full',
    ],
  }),
  listTickets: endpoint({
    method: 'GET',
    path: '/api/support/tickets',
    caller: 'anyone',
    token: 'used',
    whileLooking: true,
    whileClosed: 'always',
    noStore: true,
    input: { cursor: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }) },
    output: output<{ list: TicketCard[]; next?: string }>(),
    refusals: [],
  }),
  readTicket: endpoint({
    method: 'GET',
    path: '/api/support/tickets/{id}',
    caller: 'anyone',
    token: 'used',
    whileLooking: true,
    whileClosed: 'always',
    noStore: true,
    input: { id },
    output: output<TicketView>(),
    refusals: ['request.unknown'],
  }),
  writeMessage: endpoint({ ...writing, path: '/api/support/tickets/{id}/messages' }),
  /** Opens a closed ticket again, for as many days as `reopenUntil` says. */
  reopenTicket: endpoint({ ...writing, path: '/api/support/tickets/{id}/reopen' }),
});
