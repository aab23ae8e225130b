import type { Sql } from '@parlour/node-kit/database/database';
import type { WrappedKey } from '../../../lib/personal/personal';

export const readExclusionKey = async (sql: Sql): Promise<WrappedKey | undefined> => {
  const [row] = await sql<WrappedKey>`
    select key_id as "keyId", wrapped from compliance.exclusion_key`;
  return row;
};

export const insertExclusionKey = (
  sql: Sql,
  { keyId, wrapped }: WrappedKey,
): Promise<unknown> => sql`
  insert into compliance.exclusion_key (key_id, wrapped)
  values (${keyId}, ${wrapped})
  on conflict (only_one) do nothing`;

/** Unless another process has. */
export const replaceExclusionKey = (
  sql: Sql,
  { keyId, wrapped }: WrappedKey,
  former: WrappedKey,
): Promise<unknown> => sql`
  update compliance.exclusion_key
  set key_id = ${keyId}, wrapped = ${wrapped}
  where wrapped = ${former.wrapped}`;

export type ExclusionMark = { brand: string; kind: string; digest: Buffer; isProved: boolean };

export const insertMarks = (
  sql: Sql,
  { playerId, until }: { playerId: string; until: Date | null },
  marks: ExclusionMark[],
): Promise<unknown> => sql`
  insert into compliance.exclusion_mark as m (brand, kind, digest, player_id, until, is_proved)
  select brand, kind, digest, ${playerId}::bigint,
    coalesce(${until}::timestamptz, 'infinity'), is_proved
  from unnest(${marks.map(({ brand }) => brand)}::text[], ${marks.map(({ kind }) => kind)}::text[],
    ${marks.map(({ digest }) => digest)}::bytea[],
    ${marks.map(({ isProved }) => isProved)}::boolean[]) as x (brand, kind, digest, is_proved)
  order by brand, kind, digest
  on conflict (brand, kind, digest, player_id) do update
  set until = greatest(m.until, excluded.until), is_proved = m.is_proved or excluded.is_proved`;

export const findMark = async (
  sql: Sql,
  { playerId, onlyProved }: { playerId: string; onlyProved: boolean },
  marks: ExclusionMark[],
): Promise<{ until: Date | null } | undefined> => {
  const [row] = await sql<{ until: Date | null }>`
    select nullif(max(m.until), 'infinity') as until
    from compliance.exclusion_mark m
    join unnest(${marks.map(({ brand }) => brand)}::text[],
      ${marks.map(({ kind }) => kind)}::text[],
      ${marks.map(({ digest }) => digest)}::bytea[]) as x (brand, kind, digest)
      using (brand, kind, digest)
    where m.until > lib.now() and m.player_id <> ${playerId}::bigint
      and (m.is_proved or not ${onlyProved}::boolean)
      and not exists (
        select from compliance.exclusion_lift l
        where l.player_id = ${playerId}::bigint and l.of_player = m.player_id
      )
    having count(*) > 0`;
  return row;
};

/** The other players whose exclusion one of these marks is of. */
export const listMarkOwners = async (
  sql: Sql,
  playerId: string,
  marks: ExclusionMark[],
): Promise<string[]> => {
  const rows = await sql<{ playerId: string }>`
    select distinct m.player_id::text as "playerId"
    from compliance.exclusion_mark m
    join unnest(${marks.map(({ brand }) => brand)}::text[],
      ${marks.map(({ kind }) => kind)}::text[],
      ${marks.map(({ digest }) => digest)}::bytea[]) as x (brand, kind, digest)
      using (brand, kind, digest)
    where m.until > lib.now() and m.player_id <> ${playerId}::bigint
    order by 1
    limit 1000`;
  return rows.map(({ playerId: owner }) => owner);
};

/** Marks of exclusions that are over. */
export const forgetMarks = (sql: Sql): Promise<unknown> => sql`
  delete from compliance.exclusion_mark where until <= lib.now()`;
