import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { mostPictures, type support } from '@parlour/contract/support';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { answerCase } from '../casework';
import { keepImage, reEncode } from '../upload';
import { ownerOf } from './own-tickets';
import { countPictures, insertPicture } from './picture-queries';
import { lockTicket, readOwn, type TicketRow } from './queries';
import { isClosed, type TicketOwner } from './ticket';

/** Takes a picture of a player's, or for an open ticket of its owner. */
export const addPicture = async (
  context: Context,
  { ticketId }: InputOf<typeof support.addPicture>,
): Promise<OutputOf<typeof support.addPicture>> => {
  const { database, config, brand, image: sent } = context;
  const owner = ownerOf(context);
  const { playerId } = owner;
  if (!sent) throw new Error('the contract gives this call a picture');
  if (ticketId === undefined && playerId === undefined) throw new Refusal('session.required');
  // Refused before a picture is decoded, and again under the lock.
  if (ticketId !== undefined) await openTicketOf(context.sql, owner, ticketId);
  const image = await reEncode(sent);
  const uploadId = await database.transaction(async (sql) => {
    if (ticketId !== undefined) {
      await lockTicket(sql, ticketId);
      await openTicketOf(sql, owner, ticketId);
      await answerCase(sql, { kind: 'ticket', subjectId: ticketId });
    }
    const of = { playerId: playerId ?? null, brand: brand.code, purpose: 'support' } as const;
    const imageId = await keepImage(sql, config, of, image);
    await insertPicture(sql, {
      imageId,
      ...(playerId !== undefined && { playerId }),
      ...(ticketId !== undefined && { ticketId }),
    });
    return imageId;
  });
  return { uploadId };
};

const openTicketOf = async (sql: Sql, owner: TicketOwner, id: string): Promise<TicketRow> => {
  const ticket = await readOwn(sql, owner, id);
  if (!ticket) throw new Refusal('request.unknown');
  if (isClosed(ticket.state)) throw new Refusal('support.ticket_closed');
  if ((await countPictures(sql, id)) >= mostPictures) throw new Refusal('support.pictures_full');
  return ticket;
};
