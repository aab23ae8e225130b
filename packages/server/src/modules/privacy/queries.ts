import type { Language } from '@parlour/contract/languages';
import type { DeletionState } from '@parlour/contract/privacy';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Claims today's copy; false where there was one. */
export const claimCopy = async (sql: Sql, playerId: string): Promise<boolean> => {
  const rows = await sql`
    insert into privacy.data_export as e (player_id, at)
    values (${playerId}::bigint, lib.now())
    on conflict (player_id) do update set at = lib.now()
    where e.at <= lib.now() - interval '1 day'
    returning player_id`;
  return rows.length === 1;
};

type Copies = { copiedAt: Date; nextAt: Date | null };

export const readCopies = async (sql: Sql, playerId: string): Promise<Copies | undefined> => {
  const [row] = await sql<Copies>`
    select at as "copiedAt",
      case when at > lib.now() - interval '1 day' then at + interval '1 day' end as "nextAt"
    from privacy.data_export
    where player_id = ${playerId}::bigint`;
  return row;
};

type KeptRow = { section: string; sort: string; row: Record<string, unknown> };

/** What is kept of a player, by sections, after a place in that order. */
export const readKept = (
  sql: Sql,
  playerId: string,
  after: { section: string; sort: string },
  most: number,
): Promise<KeptRow[]> =>
  sql<KeptRow>`
    select section, sort, row
    from privacy.kept_view
    where player_id = ${playerId}::bigint
      and (section collate "C", sort collate "C") > (${after.section}, ${after.sort})
    order by section collate "C", sort collate "C"
    limit ${most}`;

export const countKept = (
  sql: Sql,
  playerId: string,
): Promise<{ section: string; rows: number }[]> =>
  sql<{ section: string; rows: number }>`
    select section, count(*)::integer as rows
    from privacy.kept_view
    where player_id = ${playerId}::bigint
    group by section
    order by section`;

/** The second request of two at once is the first one: undefined. */
export const insertDeletion = async (
  sql: Transaction,
  { playerId, brand }: { playerId: string; brand: string },
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    insert into privacy.deletion (player_id, brand)
    values (${playerId}::bigint, ${brand})
    on conflict (player_id) where state = 'waiting' do nothing
    returning id`;
  return row?.id.toString();
};

type LastDeletion = {
  id: bigint;
  state: DeletionState;
  askedAt: Date;
  endedAt: Date | null;
  number: string | null;
  dueAt: Date | null;
  reasonTexts: Record<string, string> | null;
};

/** The player's latest request, with its case. */
export const readLastDeletion = async (
  sql: Sql,
  playerId: string,
): Promise<LastDeletion | undefined> => {
  const [row] = await sql<LastDeletion>`
    select d.id, d.state, d.asked_at as "askedAt", d.ended_at as "endedAt", c.number,
      c.due_at as "dueAt", r.texts as "reasonTexts"
    from privacy.deletion d
    left join casework.case_view c on c.kind = 'ticket' and c.subject_id = 'privacy:' || d.id
    left join casework.reason_view r
      on r.kind = 'ticket' and r.code = d.reason_code and r.is_told
    where d.player_id = ${playerId}::bigint
    order by d.id desc, c.id desc
    limit 1`;
  return row;
};

/** False where it does not wait any more. */
export const endDeletion = async (
  sql: Transaction,
  id: string,
  { state, reasonCode }: { state: Exclude<DeletionState, 'waiting'>; reasonCode?: string },
): Promise<boolean> => {
  const rows = await sql`
    update privacy.deletion
    set state = ${state}, reason_code = ${reasonCode ?? null}, ended_at = lib.now()
    where id = ${id}::bigint and state = 'waiting'
    returning id`;
  return rows.length === 1;
};

export type DeletionCase = {
  caseId: string;
  deletionId: string;
  playerId: string;
  brand: string;
  version: number;
  state: DeletionState;
  askedAt: Date;
};

/** The case of a request, as its reader has it now. */
export const readDeletionCase = async (
  sql: Sql,
  caseId: string,
): Promise<DeletionCase | undefined> => {
  const [row] = await sql<DeletionCase>`
    select c.id::text as "caseId", d.id::text as "deletionId", d.player_id::text as "playerId",
      c.brand, c.version, d.state, d.asked_at as "askedAt"
    from casework.claim_view c
    join privacy.deletion d on c.subject_id = 'privacy:' || d.id
    where c.id = ${caseId}::bigint and c.kind = 'ticket'`;
  return row;
};

type Exclusion = { until: Date | null; isEverywhere: boolean };

/** An exclusion that the player chose and that is in force. */
export const readExclusion = async (sql: Sql, playerId: string): Promise<Exclusion | undefined> => {
  const [row] = await sql<Exclusion>`
    select excluded_until as until, everywhere as "isEverywhere"
    from compliance.exclusion_view
    where player_id = ${playerId}::bigint`;
  return row;
};

export const readBrandOf = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [row] = await sql<{ brand: string }>`
    select brand from player.player_view where id = ${playerId}::bigint`;
  return row?.brand;
};

export const readBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select code from brand.brand_view order by code limit 1000`;
  return rows.map(({ code }) => code);
};

/** For what a player is written: the brand, and the language of the player's last visit. */
export const readReader = async (
  sql: Sql,
  playerId: string,
): Promise<{ brand: string; language: Language } | undefined> => {
  const [row] = await sql<{ brand: string; language: Language }>`
    select brand, language from player.player_view where id = ${playerId}::bigint`;
  return row;
};

/** Players whose account ended in these days, by their number. */
export const listEnded = async (
  sql: Sql,
  { brand, days, after }: { brand: string; days: number; after: string },
  most: number,
): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id::text
    from player.listed_view
    where brand = ${brand} and closed_at > lib.now() - make_interval(days => ${days})
      and id > ${after}::bigint
    order by id
    limit ${most}`;
  return rows.map(({ id }) => id);
};
