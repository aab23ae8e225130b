import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { SealedRequest } from '../../lib/jobs/message-request';

export const insertOutgoing = (
  sql: Transaction,
  { key, channel, brand, language, template, playerId, sealed }: SealedRequest & { key: string },
) => sql`
  insert into message.outgoing (request, channel, brand, language, template, player_id, sealed)
  values (${key}, ${channel}, ${brand}, ${language}, ${template}, ${playerId ?? null}::bigint,
    decode(${sealed}, 'base64'))
  on conflict on constraint message_once do nothing`;

export type Outgoing = {
  id: bigint;
  request: string;
  channel: SealedRequest['channel'];
  brand: string;
  language: SealedRequest['language'];
  template: SealedRequest['template'];
  sealed: string;
  attempts: number;
};

/** The process that claims a message has this long to send it. */
const leaseSeconds = 60;

export const claimDue = (sql: Sql, most: number): Promise<Outgoing[]> =>
  sql<Outgoing>`
    update message.outgoing
    set state = 'sending', attempts = attempts + 1,
      due_at = lib.now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from message.outgoing
      where state = 'queued' and due_at <= lib.now()
      order by due_at
      limit ${most}
      for update skip locked
    )
    returning id, request, channel, brand, language, template, attempts,
      encode(sealed, 'base64') as sealed`;

export const putBack = (sql: Sql, id: bigint, seconds: number, reason: string) => sql`
  update message.outgoing
  set state = 'queued', due_at = lib.now() + make_interval(secs => ${seconds}), reason = ${reason}
  where id = ${id} and state = 'sending'`;

/** The text is forgotten unless `keepsText`. */
export const endOutgoing = (
  sql: Sql,
  id: bigint,
  {
    state,
    reason,
    keepsText = false,
  }: { state: 'sent' | 'failed' | 'unknown'; reason?: string; keepsText?: boolean },
) => sql`
  update message.outgoing
  set state = ${state}, reason = ${reason ?? null},
    sealed = case when ${keepsText} then sealed end
  where id = ${id} and state = 'sending'`;

/** A process that ended while it was sending may have sent: those are never sent again. */
export const endLost = (sql: Sql) => sql`
  update message.outgoing
  set state = 'unknown', reason = 'process ended', sealed = null
  where state = 'sending' and due_at < lib.now()`;

const keptDays = 3;

export const deleteOldOutgoing = (sql: Sql) => sql`
  delete from message.outgoing
  where created_at < lib.now() - make_interval(days => ${keptDays})`;

export type Kept = Outgoing & { state: string; createdAt: Date; reason: string | null };

/** The newest first. */
export const listKept = (sql: Sql, most: number): Promise<Kept[]> =>
  sql<Kept>`
    select id, request, channel, brand, language, template, attempts, state, reason,
      created_at as "createdAt", encode(sealed, 'base64') as sealed
    from message.outgoing
    where sealed is not null
    order by id desc
    limit ${most}`;

/**
 * What waits still goes out: it says that the account ended. What was written to the player alone
 * loses its words.
 */
export const forgetPlayer = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with inbox as (
    delete from message.inbox where player_id = ${playerId}::bigint
  ), sending as (
    update message.sending
    set texts = '{"EN": {"title": "–", "text": "–"}}', done_at = coalesce(done_at, lib.now())
    where filter ->> 'playerId' = ${playerId}
  )
  delete from message.outgoing
  where player_id = ${playerId}::bigint and state not in ('queued', 'sending')`;

type SealedOutgoing = { id: bigint; sealed: Buffer };

export const listSealedOutgoing = (
  sql: Sql,
  after: bigint,
  most: number,
): Promise<SealedOutgoing[]> => sql<SealedOutgoing>`
  select id, sealed
  from message.outgoing
  where sealed is not null and id > ${after}
  order by id
  limit ${most}`;

/** Unless it was sent, and so forgotten, meanwhile. */
export const replaceSealed = (
  sql: Sql,
  { id, sealed, next }: SealedOutgoing & { next: Buffer },
): Promise<unknown> => sql`
  update message.outgoing set sealed = ${next} where id = ${id} and sealed = ${sealed}`;
