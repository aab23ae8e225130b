import type { consoleContract } from '@parlour/contract/console';
import type { contract } from '@parlour/contract/contract';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { addPicture } from './add-picture';
import { chatConsoleRoutes, chatRoutes } from './chat';
import { closeTickets } from './close-tickets';
import { decideTicket } from './decide-ticket';
import { listTickets, readTicket } from './own-tickets';
import { listAnswerTemplates, readTicketCase, readTicketPicture } from './read-ticket-case';
import { sendFeedback } from './send-feedback';
import { reopenTicket, writeMessage } from './write-message';

export const routes: Handlers<typeof contract.support> = {
  ...chatRoutes,
  sendFeedback,
  putFeedback: sendFeedback,
  addPicture,
  listTickets,
  readTicket,
  writeMessage,
  reopenTicket,
};

export const consoleRoutes: ConsoleHandlers<typeof consoleContract.support> = {
  ...chatConsoleRoutes,
  readTicketCase,
  readTicketPicture,
  decideTicket,
  listAnswerTemplates,
  closeTickets,
};

export { forgetPlayer } from './forget-player';
export { jobs } from './jobs';
export { rewrapContacts } from './ticket-jobs';
export { openTicket, type NewTicket } from './open-ticket';
