import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { support, TicketCard, TicketView } from '@parlour/contract/support';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { guestOf } from '../session';
import { countPictures } from './picture-queries';
import { listOwn, readMessages, readOwn, type TicketRow } from './queries';
import { isClosed, reopenDays, type TicketOwner } from './ticket';

const onePage = 20;
const shownLetters = 140;

/** Whose tickets the call is about; a browser without a guest cookie has none. */
export const ownerOf = (context: Context): TicketOwner =>
  context.signedIn
    ? { brand: context.brand.code, playerId: context.signedIn.playerId }
    : guestOf(context);

export const listTickets = async (
  context: Context,
  { cursor }: InputOf<typeof support.listTickets>,
): Promise<OutputOf<typeof support.listTickets>> => {
  const page = { before: cursor, most: onePage + 1 };
  const rows = await listOwn(context.sql, ownerOf(context), page);
  const list = rows.slice(0, onePage);
  return {
    list: list.map((row) => ({ ...cardOf(row), description: begunOf(row.description) })),
    ...(rows.length > onePage && { next: list.at(-1)!.id }),
  };
};

export const readTicket = async (
  context: Context,
  { id }: InputOf<typeof support.readTicket>,
): Promise<TicketView> => {
  const ticket = await readOwn(context.sql, ownerOf(context), id);
  if (!ticket) throw new Refusal('request.unknown');
  return viewOf(context.sql, ticket);
};

const viewOf = async (sql: Sql, ticket: TicketRow): Promise<TicketView> => {
  const [messages, pictures] = await Promise.all([
    readMessages(sql, ticket.id),
    countPictures(sql, ticket.id),
  ]);
  const until = reopenUntil(ticket);
  return {
    ...cardOf(ticket),
    ...(ticket.remark && { remark: ticket.remark }),
    pictures,
    messages: messages.map(({ id, operatorId, text, at }) => ({
      id,
      by: operatorId === null ? 'player' : 'operator',
      text,
      at: at.toISOString(),
    })),
    ...(until && { reopenUntil: until.toISOString() }),
  };
};

/** Until when a closed ticket may be opened again. */
export const reopenUntil = ({ state, closedAt }: TicketRow): Date | undefined =>
  isClosed(state) && closedAt ? new Date(closedAt.getTime() + reopenDays * 86_400_000) : undefined;

const cardOf = (row: TicketRow): TicketCard => ({
  id: row.id,
  number: row.number,
  type: row.type,
  state: row.state,
  description: row.description,
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
  ...(row.isLate && { isLate: true }),
});

const begunOf = (text: string): string => {
  const letters = [...text];
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : text;
};
