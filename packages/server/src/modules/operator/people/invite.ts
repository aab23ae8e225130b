import { randomBytes } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';
import { digestOf, newSecret } from '../../../lib/secret';
import { foldName } from './fold-name';
import { insertHolding, insertPerson, replaceInvitation } from './queries';

const invitationHours = 48;

/** A new link for a person; the ones before are void. */
export const newTicket = async (sql: Transaction, operatorId: string): Promise<string> => {
  const ticket = newSecret();
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
};

/** Makes a person with their roles, who may do nothing before the invitation is accepted. */
export const invite = async (
  sql: Transaction,
  { name, roles, brands, until, changeId }: Invited,
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
  return { operatorId, ticket: await newTicket(sql, operatorId) };
};
