import type { Sql } from '@parlour/node-kit/database/database';
import type { ChangeValues } from './changes/kind';

type Secret = { id: bigint; secret: Buffer };

// A site has some hundred operators.
export const listSecrets = (sql: Sql): Promise<Secret[]> => sql<Secret>`
  select id, secret from operator.factor where secret is not null order by id limit 100000`;

export const replaceSecret = (
  sql: Sql,
  { id, secret, next }: Secret & { next: Buffer },
): Promise<unknown> => sql`
  update operator.factor set secret = ${next} where id = ${id} and secret = ${secret}`;

type Mail = { id: bigint; encrypted: Buffer };

export const listMails = (sql: Sql): Promise<Mail[]> => sql<Mail>`
  select id, email_encrypted as encrypted
  from operator.operator
  where email_encrypted is not null
  order by id
  limit 100000`;

export const replaceMail = (
  sql: Sql,
  { id, encrypted, next, key }: Mail & { next: Buffer; key: Buffer },
): Promise<unknown> => sql`
  update operator.operator
  set email_encrypted = ${next}, email_key = ${key}
  where id = ${id} and email_encrypted = ${encrypted}`;

type InvitationSecret = { ticketHash: Buffer; secret: Buffer };

/** Of links that may still be opened. */
export const listInvitationSecrets = (sql: Sql): Promise<InvitationSecret[]> =>
  sql<InvitationSecret>`
    select ticket_hash as "ticketHash", secret
    from operator.invitation
    where secret is not null and used_at is null and expires_at > lib.now()
    order by ticket_hash
    limit 100000`;

export const replaceInvitationSecret = (
  sql: Sql,
  { ticketHash, secret, next }: InvitationSecret & { next: Buffer },
): Promise<unknown> => sql`
  update operator.invitation set secret = ${next}
  where ticket_hash = ${ticketHash} and secret = ${secret}`;

type WaitingPatch = { id: bigint; patch: ChangeValues };

/** Of changes that are not decided: only they have values to open. */
export const listWaitingPatches = (sql: Sql): Promise<WaitingPatch[]> => sql<WaitingPatch>`
  select id, patch
  from operator.change
  where state in ('proposed', 'scheduled')
  order by id
  limit 100000`;

export const replacePatch = (
  sql: Sql,
  { id, patch, next }: WaitingPatch & { next: ChangeValues },
): Promise<unknown> => sql`
  update operator.change set patch = ${JSON.stringify(next)}::jsonb
  where id = ${id} and patch = ${JSON.stringify(patch)}::jsonb
    and state in ('proposed', 'scheduled')`;

type DraftPatch = { operatorId: bigint; kind: string; object: string; patch: ChangeValues };

export const listDraftPatches = (sql: Sql): Promise<DraftPatch[]> => sql<DraftPatch>`
  select operator_id as "operatorId", kind, object, patch
  from operator.draft
  order by operator_id, kind, object
  limit 100000`;

export const replaceDraftPatch = (
  sql: Sql,
  { operatorId, kind, object, patch, next }: DraftPatch & { next: ChangeValues },
): Promise<unknown> => sql`
  update operator.draft set patch = ${JSON.stringify(next)}::jsonb
  where operator_id = ${operatorId} and kind = ${kind} and object = ${object}
    and patch = ${JSON.stringify(patch)}::jsonb`;
