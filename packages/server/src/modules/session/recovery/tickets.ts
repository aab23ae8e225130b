import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { digestOf, newSecret } from '../../../lib/secret';
import { claimTicket, findTicket, insertTicket, type TicketPurpose, voidTickets } from './queries';

export const ticketMinutes = 30;

/** The secret of a one-time link; it voids the player's older ones of its purpose. */
export const issueTicket = async (
  sql: Transaction,
  playerId: string,
  purpose: TicketPurpose,
): Promise<string> => {
  const ticket = newSecret();
  await voidTickets(sql, playerId, purpose);
  await insertTicket(sql, digestOf(ticket), { playerId, purpose, minutes: ticketMinutes });
  return ticket;
};

type Opening = { brand: string; purpose: TicketPurpose };

/** The player of a link that is still good, without using it. */
export const playerOfTicket = (
  sql: Sql,
  ticket: string,
  opening: Opening,
): Promise<string | undefined> => findTicket(sql, digestOf(ticket), opening);

/** Uses a link: of many uses at once exactly one is true. */
export const redeemTicket = (sql: Transaction, ticket: string): Promise<boolean> =>
  claimTicket(sql, digestOf(ticket));
