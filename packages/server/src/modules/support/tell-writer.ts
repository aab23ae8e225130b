import type { TicketState } from '@parlour/contract/support';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { requestMessage } from '../../lib/jobs/message-request';
import { notifyPlayer } from '../message';
import { decryptContact } from './contact';
import { readRecipient, type WithContact } from './queries';

type TicketNotice = {
  ticketId: string;
  /** What the operator wrote or decided: said again, it is the same notice. */
  key: string;
  state: Exclude<TicketState, 'open'>;
  text?: string | undefined;
};

const templates = {
  asked: 'ticket_asked',
  answered: 'ticket_answered',
  closed: 'ticket_closed',
} as const;

/**
 * Has the person of a ticket know that an operator wrote or that it ended: a player in the inbox
 * and on their open pages, a visitor by mail to the address that they left.
 */
export const tellWriter = async (
  { config, live }: Pick<Platform, 'config' | 'live'>,
  sql: Transaction,
  { ticketId, key, state, text }: TicketNotice,
): Promise<void> => {
  const recipient = await readRecipient(sql, ticketId);
  if (!recipient) return;
  const { playerId, number, brand, language } = recipient;
  if (playerId !== null) {
    await notifyPlayer(sql, {
      playerId,
      template: templates[state],
      values: { number, ticket: ticketId },
      key: `support.ticket:${ticketId}:${key}`,
    });
    sql.afterCommit(() => live.notify(playerId, { type: 'ticket', id: ticketId, state }));
    return;
  }
  const to = addressOf(config, recipient);
  if (to === undefined || text === undefined) return;
  const values = { number, message: text };
  const template = state === 'asked' ? 'ticket_asked' : 'ticket_answered';
  await requestMessage(sql, config, { channel: 'mail', to, brand, language, template, values });
};

/** The address that a visitor left. */
export const addressOf = (
  config: Platform['config'],
  { key, contact, keyId, wrapped }: WithContact,
): string | undefined =>
  contact && keyId && wrapped
    ? decryptContact(config, key, { encrypted: contact, keyId, wrapped })
    : undefined;
