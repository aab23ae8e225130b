import type { DocumentSide, IdentityState } from '@parlour/contract/identity';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export const readState = async (sql: Sql, playerId: string): Promise<IdentityState> => {
  const [row] = await sql<{ state: IdentityState }>`
    select state from identity.identity where player_id = ${playerId}::bigint`;
  return row?.state ?? 'none';
};

export const askIdentity = (
  sql: Transaction,
  { playerId, brand, rules }: { playerId: string; brand: string; rules: string[] },
): Promise<unknown> =>
  sql`
    insert into identity.identity as i (player_id, brand, state, rules, asked_at)
    values (${playerId}::bigint, ${brand}, 'asked', ${rules}::text[], lib.now())
    on conflict (player_id) do update
    set state = 'asked', rules = excluded.rules, asked_at = lib.now()
    where i.state = 'none'`;

type Locked = { state: IdentityState; round: number; rules: string[] };

/** The player's row, made if there is none, locked until the commit. */
export const lockIdentity = async (
  sql: Transaction,
  { playerId, brand }: { playerId: string; brand: string },
): Promise<Locked> => {
  await sql`
    insert into identity.identity (player_id, brand) values (${playerId}::bigint, ${brand})
    on conflict do nothing`;
  const [row] = await sql<Locked>`
    select state, round, rules from identity.identity where player_id = ${playerId}::bigint
    for update`;
  return row!;
};

export const insertDocument = (
  sql: Transaction,
  document: { playerId: string; round: number; side: DocumentSide; imageId: string },
): Promise<unknown> =>
  sql`
    insert into identity.document (player_id, round, side, image_id)
    values (${document.playerId}::bigint, ${document.round}, ${document.side},
      ${document.imageId}::uuid)`;

/** Drops this side of the try; its picture is the caller's to delete. */
export const dropDocument = async (
  sql: Transaction,
  { playerId, round, side }: { playerId: string; round: number; side: DocumentSide },
): Promise<string[]> => {
  const rows = await sql<{ imageId: string }>`
    delete from identity.document
    where player_id = ${playerId}::bigint and round = ${round} and side = ${side}
    returning image_id as "imageId"`;
  return rows.map(({ imageId }) => imageId);
};

type Own = {
  state: IdentityState;
  /** Of this try. */
  sides: DocumentSide[];
  /** Given by the last decision, in each language. */
  reasonTexts: Record<string, string> | null;
  sentAt: Date | null;
  decidedAt: Date | null;
};

export const readOwn = async (sql: Sql, playerId: string): Promise<Own> => {
  const [row] = await sql<Own>`
    select i.state, r.texts as "reasonTexts", i.sent_at as "sentAt", i.decided_at as "decidedAt",
      array(select distinct d.side from identity.document d
        where d.player_id = i.player_id and d.round = i.round) as sides
    from identity.identity i
    left join casework.reason_view r
      on r.kind = 'identity' and r.code = i.reason_code and r.is_told
    where i.player_id = ${playerId}::bigint`;
  return row ?? { state: 'none', sides: [], reasonTexts: null, sentAt: null, decidedAt: null };
};

export const markSent = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`
    update identity.identity
    set state = 'pending', sent_at = lib.now(), reason_code = null, decided_at = null
    where player_id = ${playerId}::bigint`;

/** `asked`: more is needed; what was sent stays, and the next try has its own pictures. */
export const markDecided = (
  sql: Transaction,
  playerId: string,
  { state, reasonCode }: { state: 'passed' | 'refused' | 'asked'; reasonCode: string | undefined },
): Promise<unknown> =>
  sql`
    update identity.identity
    set state = ${state}, reason_code = ${reasonCode ?? null}, decided_at = lib.now(),
      round = round + (${state} <> 'passed')::integer
    where player_id = ${playerId}::bigint`;

export type DocumentRow = {
  id: string;
  round: number;
  side: DocumentSide;
  imageId: string;
  at: Date;
  width: number;
  height: number;
};

/** The pictures of the player's tries, the newest first. */
export const readDocuments = (sql: Sql, playerId: string): Promise<DocumentRow[]> =>
  sql<DocumentRow>`
    select d.id::text, d.round, d.side, d.image_id as "imageId", d.at, i.width, i.height
    from identity.document d
    join upload.image_view i on i.id = d.image_id
    where d.player_id = ${playerId}::bigint
    order by d.id desc
    limit 60`;

type OwnCase = {
  playerId: string;
  brand: string;
  state: string;
  version: number;
  claimedBy: string | null;
};

/** The case of documents, as its reader has it now. */
export const readIdentityCase = async (sql: Sql, caseId: string): Promise<OwnCase | undefined> => {
  const [row] = await sql<OwnCase>`
    select player_id::text as "playerId", brand, state, version, claimed_by::text as "claimedBy"
    from casework.claim_view
    where id = ${caseId}::bigint and kind = 'identity'`;
  return row;
};

type Declared = {
  username: string;
  registeredAt: Date;
  years: string | null;
  declaredAt: Date | null;
};

/** Who the player is, and the age that they declared last. */
export const readDeclared = async (sql: Sql, playerId: string): Promise<Declared> => {
  const [row] = await sql<Declared>`
    select p.username, p.registered_at as "registeredAt", c.version as years,
      c.at as "declaredAt"
    from player.player_view p
    left join lateral (
      select version, at from player.consent_view
      where player_id = p.id and kind = 'age'
      order by at desc
      limit 1
    ) c on true
    where p.id = ${playerId}::bigint`;
  if (!row) throw new Error(`no player ${playerId}`);
  return row;
};

export const deleteDocuments = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`delete from identity.document where player_id = ${playerId}::bigint`;
