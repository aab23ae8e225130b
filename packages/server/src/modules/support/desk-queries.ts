import type { AnswerTemplate, EarlierTicket } from '@parlour/contract/support-desk';
import type { TicketType } from '@parlour/contract/support';
import type { Sql } from '@parlour/node-kit/database/database';

export type CaseOfTicket = {
  ticketId: string;
  number: string;
  brand: string;
  playerId: string | null;
  guestHash: Buffer | null;
  type: TicketType;
  language: string;
  description: string;
  remark: string | null;
  openedAt: Date;
  version: number;
  claimedBy: string | null;
};

/** The ticket of a case, with the case as its reader has it now. */
export const readCaseOfTicket = async (
  sql: Sql,
  caseId: string,
): Promise<CaseOfTicket | undefined> => {
  const [row] = await sql<CaseOfTicket>`
    select t.id::text as "ticketId", t.number, t.brand, t.player_id::text as "playerId",
      t.guest_hash as "guestHash", t.type, t.language, t.description, t.remark,
      t.opened_at as "openedAt", c.version, c.claimed_by::text as "claimedBy"
    from casework.claim_view c
    join support.ticket t on t.id::text = c.subject_id
    where c.id = ${caseId}::bigint and c.kind = 'ticket'`;
  return row;
};

/** Earlier and later tickets of the same player or browser, the newest first. */
export const readEarlier = (
  sql: Sql,
  { ticketId, brand, playerId, guestHash }: CaseOfTicket,
): Promise<
  (Omit<EarlierTicket, 'openedAt' | 'caseId'> & { openedAt: Date } & {
    caseId: string | null;
  })[]
> =>
  sql`
    select id, number, "caseId", type, state, "openedAt" from support.card
    where "rowId" <> ${ticketId}::bigint
      and ("playerRow" = ${playerId}::bigint
        or ("playerRow" is null and brand = ${brand} and "guestHash" = ${guestHash}))
    order by "rowId" desc
    limit 10`;

/** In the language of a ticket; in English where a text is not written in it. */
export const readTemplates = (
  sql: Sql,
  { brand, language, code }: { brand: string; language: string; code?: string },
): Promise<AnswerTemplate[]> =>
  sql<AnswerTemplate>`
    select code, language, title, text
    from (
      select distinct on (t.code) t.code, t.language, t.title, t.text, t.position, t.is_enabled
      from support.template t
      where t.brand in (${brand}, '*') and t.language in (${language}, 'EN')
        and (${code ?? null}::text is null or t.code = ${code ?? null})
      order by t.code, t.language = ${language} desc, t.brand = ${brand} desc
    ) newest
    where is_enabled
    order by position, code
    limit 200`;

type FactRow = {
  kind: 'deposit' | 'withdrawal' | 'round' | 'signIn';
  number: string | null;
  at: Date;
  amount: bigint | null;
  currency: string | null;
  status: string | null;
};

/** The player's own orders and rounds among these numbers. */
export const readNamed = (
  sql: Sql,
  { playerId, orders, rounds }: { playerId: string; orders: string[]; rounds: string[] },
): Promise<FactRow[]> =>
  sql<FactRow>`
    select m.kind, m.number, m.created_at as at, m.amount, m.currency, m.status
    from cashier.money_view m
    where m.player_id = ${playerId}::bigint and m.number = any(${orders}::text[])
    union all
    select 'round', r.id::text, r.opened_at, r.stake, r.currency, r.status::text
    from round.rounds_view r
    where r.player_id = ${playerId}::bigint and r.id = any(${rounds}::bigint[])
    limit 10`;

/** What the player did in the hour before. */
export const readLastHour = (
  sql: Sql,
  { playerId, before }: { playerId: string; before: Date },
): Promise<FactRow[]> =>
  sql<FactRow>`
    select * from (
      (select m.kind, m.number, m.created_at as at, m.amount, m.currency, m.status
        from cashier.money_view m
        where m.player_id = ${playerId}::bigint
          and m.created_at between ${before}::timestamptz - interval '1 hour' and ${before}
        order by m.created_at desc limit 20)
      union all
      (select 'round', r.id::text, r.opened_at, r.stake, r.currency, r.status::text
        from round.rounds_view r
        where r.player_id = ${playerId}::bigint
          and r.opened_at between ${before}::timestamptz - interval '1 hour' and ${before}
        order by r.opened_at desc limit 20)
      union all
      (select 'signIn', null, s.created_at, null, null, null
        from session.sign_in_view s
        where s.player_id = ${playerId}::bigint
          and s.created_at between ${before}::timestamptz - interval '1 hour' and ${before}
        order by s.created_at desc limit 20)
    ) fact
    order by at desc
    limit 40`;

/**
 * What a reason says to the player of a ticket, by language; null when the player does not read it.
 */
export const readToldReason = async (
  sql: Sql,
  code: string,
): Promise<Record<string, string> | undefined> => {
  const [row] = await sql<{ texts: Record<string, string> }>`
    select texts from casework.reason_view where kind = 'ticket' and code = ${code} and is_told`;
  return row?.texts;
};
