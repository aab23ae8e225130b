import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';
import { digestOf, newSecret } from '../../../lib/secret';
import { foldName } from './fold-name';
import { insertHolding, insertPerson, replaceInvitation } from './queries';

export const invitationHours = 48;

/**
 * The secret of the link that a change makes: the same when the change is proposed, as its author
 * reads it, and when the second person confirms it, who does not. Without our key no one has it.
 */
export const ticketOfChange = (
  secretKey: string,
  { changeId, kind, object }: { changeId: string; kind: string; object: string },
): string =>
  createHmac('sha256', secretKey)
    .update(`operator ticket ${changeId} ${kind} ${object}`)
    .digest('base64url');

/** A new link for a person; the ones before are void. */
export const newTicket = async (
  sql: Transaction,
  operatorId: string,
  ticket = newSecret(),
): Promise<string> => {
  const ticketHash = digestOf(ticket);
  await replaceInvitation(sql, { operatorId, ticketHash, hours: invitationHours });
  return ticket;
};

type Invited = {
  name: string;
  roles: readonly string[];
  brands?: readonly string[] | undefined;
  until?: string | undefined;
  changeId?: string | undefined;
  ticket?: string | undefined;
};

/** Makes a person with their roles, who may do nothing before the invitation is accepted. */
export const invite = async (
  sql: Transaction,
  { name, roles, brands, until, changeId, ticket }: Invited,
): Promise<{ operatorId: string; ticket: string }> => {
  const operatorId = await insertPerson(sql, {
    name: name.trim(),
    nameKey: foldName(name),
    handle: randomBytes(32),
  });
  if (operatorId === undefined) throw new Refusal('operator.name_taken');
  for (const roleId of roles) {
    await insertHolding(sql, { operatorId, roleId, brands, until, changeId });
  }
  return { operatorId, ticket: await newTicket(sql, operatorId, ticket) };
};
