import { randomUUID } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import type { TicketType } from '@parlour/contract/support';
import type { Transaction } from '@parlour/node-kit/database/database';
import { invalid } from '../../lib/refusal';
import type { SiteKeys } from '../../lib/seal';
import { openCase } from '../casework';
import { encryptContact } from './contact';
import { takePictures } from './picture-queries';
import { insertTicket } from './queries';

export type NewTicket = {
  brand: string;
  /** The player, or a visitor's browser (`guestOf`) or e-mail address: one of them at least. */
  playerId?: string | bigint | undefined;
  guestHash?: Buffer | undefined;
  type: TicketType;
  description: string;
  remark?: string | undefined;
  /** Ids of `addPicture`, of the same player. */
  images?: readonly string[] | undefined;
  /** A visitor's e-mail address. */
  contact?: string | undefined;
  /** The language of the answer. */
  language: Language;
  /** Sent again under its key, it is the same ticket; the caller looks for it before. */
  key?: string | undefined;
  /** The conversation that it continues. */
  fromChat?: string | undefined;
};

/** Opens a ticket with its case, whose subject it is, in the caller's transaction. */
export const openTicket = async (
  sql: Transaction,
  keys: SiteKeys,
  wanted: NewTicket,
): Promise<{ id: string; number: string; caseId: string }> => {
  const { brand, guestHash, type, images = [], contact } = wanted;
  const playerId = wanted.playerId?.toString();
  const key = wanted.key ?? randomUUID();
  const { id, number } = await insertTicket(sql, {
    brand,
    ...(playerId !== undefined && { playerId }),
    ...(guestHash && { guestHash }),
    key,
    type,
    language: wanted.language,
    description: wanted.description,
    remark: wanted.remark,
    contact: contact === undefined ? undefined : encryptContact(keys, key, contact),
    images,
    fromChat: wanted.fromChat,
  });
  if (images.length > 0) {
    const taken =
      playerId === undefined ? 0 : await takePictures(sql, { ids: images, playerId, ticketId: id });
    if (taken !== images.length) throw invalid({ name: 'images', code: 'field.unknown' });
  }
  const opened = await openCase(sql, {
    brand,
    kind: 'ticket',
    subjectId: id,
    ...(playerId !== undefined && { playerId }),
    reasons: [type],
  });
  return { id, number, caseId: opened.id };
};
