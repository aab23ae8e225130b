import type { InputOf } from '@parlour/contract/endpoint';
import type { support, TicketView } from '@parlour/contract/support';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { answerCase, openCase } from '../casework';
import { ownerOf, readTicket, reopenUntil } from './own-tickets';
import { insertMessage, lockTicket, readMessageOfKey, readOwn, type TicketRow } from './queries';
import { isClosed } from './ticket';

type Written = InputOf<typeof support.writeMessage>;

/** Adds to an open ticket: an operator who read it before decides on nothing. */
export const writeMessage = (context: Context, written: Written): Promise<TicketView> =>
  writeOnce(context, written, async (sql, { id, state }) => {
    if (isClosed(state)) throw new Refusal('support.ticket_closed');
    await answerCase(sql, { kind: 'ticket', subjectId: id });
  });

/**
 * Opens a closed ticket again, with why: it gets a case of its own, and so a promise of its own,
 * because the hour that was promised never moves.
 */
export const reopenTicket = (context: Context, written: Written): Promise<TicketView> =>
  writeOnce(context, written, async (sql, ticket) => {
    const until = reopenUntil(ticket);
    if (!until || until <= context.clock.now()) throw new Refusal('support.ticket_closed');
    const { playerId } = ownerOf(context);
    await openCase(sql, {
      brand: context.brand.code,
      kind: 'ticket',
      subjectId: ticket.id,
      ...(playerId !== undefined && { playerId }),
      reasons: [ticket.type, 'reopened'],
    });
  });

const writeOnce = async (
  context: Context,
  { id, text }: Written,
  work: (sql: Transaction, ticket: TicketRow) => Promise<void>,
): Promise<TicketView> => {
  const { database, idempotencyKey: key } = context;
  const words = text.trim();
  await database.transaction(async (sql) => {
    await lockTicket(sql, id);
    const ticket = await readOwn(sql, ownerOf(context), id);
    if (!ticket) throw new Refusal('request.unknown');
    const written = await readMessageOfKey(sql, { ticketId: id, key });
    if (written === words) return;
    if (written !== undefined) throw new Refusal('request.repeat_conflict');
    await work(sql, ticket);
    await insertMessage(sql, { ticketId: id, key, text: words });
  });
  return readTicket(context, { id });
};
