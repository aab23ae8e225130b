import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { MustChange } from '@parlour/contract/session/passwords';

export type Waiting = {
  playerId: bigint;
  byPassword: boolean;
  mustChange: MustChange | null;
  remember: boolean;
};

export const insertStep = (
  sql: Sql,
  idHash: Buffer,
  { playerId, byPassword, mustChange, remember }: Omit<Waiting, 'playerId'> & { playerId: string },
) => sql`
  insert into session.step (id_hash, player_id, by_password, must_change, remember,
    expires_at)
  values (${idHash}, ${playerId}::bigint, ${byPassword}, ${mustChange}, ${remember},
    lib.now() + interval '10 minutes')`;

type Asked = { brand: string; mostTries: number };

/**
 * Counts a try before it is judged; undefined when there is none left, or no such step of this
 * brand.
 */
export const tryStep = async (
  sql: Sql,
  idHash: Buffer,
  { brand, mostTries }: Asked,
): Promise<Waiting | undefined> => {
  const [row] = await sql<Waiting>`
    update session.step s
    set tries = s.tries + 1
    from player.player_view p
    where s.id_hash = ${idHash} and s.tries < ${mostTries} and s.expires_at > lib.now()
      and p.id = s.player_id and p.brand = ${brand}
    returning s.player_id as "playerId", s.by_password as "byPassword",
      s.must_change as "mustChange", s.remember`;
  return row;
};

/** The step, while it may still be answered. */
export const findStep = async (
  sql: Sql,
  idHash: Buffer,
  { brand, mostTries }: Asked,
): Promise<Pick<Waiting, 'playerId' | 'byPassword'> | undefined> => {
  const [row] = await sql<Pick<Waiting, 'playerId' | 'byPassword'>>`
    select s.player_id as "playerId", s.by_password as "byPassword"
    from session.step s
    join player.player_view p on p.id = s.player_id
    where s.id_hash = ${idHash} and s.tries < ${mostTries} and s.expires_at > lib.now()
      and p.brand = ${brand}`;
  return row;
};

export const hasSignedIn = async (sql: Sql, playerId: string): Promise<boolean> => {
  const rows = await sql`
    select from session.credential
    where player_id = ${playerId}::bigint and last_at is not null`;
  return rows.length > 0;
};

/** True for the one call that took it; a step does not outlive a change of the password. */
export const takeStep = async (sql: Transaction, idHash: Buffer): Promise<boolean> => {
  const rows = await sql<{ isSound: boolean }>`
    delete from session.step s
    where id_hash = ${idHash}
    returning not exists (
      select from session.credential c
      where c.player_id = s.player_id
        and c.password_at > s.expires_at - interval '10 minutes') as "isSound"`;
  return rows[0]?.isSound ?? false;
};

export const forgetSteps = (sql: Sql) => sql`
  delete from session.step
  where expires_at < lib.now()`;

export type Seen = { isKnownNetwork: boolean; addresses: string[] };

/** Was this network among those of the last 90 days, and which were they? */
export const readNetworks = async (sql: Sql, playerId: string, network: string): Promise<Seen> => {
  const [row] = await sql<Seen>`
    select coalesce(bool_or(address <<= ${network}::cidr), false) as "isKnownNetwork",
      coalesce(array_agg(host(address)), '{}') as addresses
    from (
      select distinct address
      from session.sign_in
      where player_id = ${playerId}::bigint and created_at > lib.now() - interval '90 days'
        and strength = 'full'
      limit 200
    ) seen`;
  return row ?? { isKnownNetwork: false, addresses: [] };
};

/** Did someone fail to sign in as this player within a day? */
export const failedLately = async (sql: Sql, playerId: string): Promise<boolean> => {
  const rows = await sql`
    select from lib.attempt
    where subject = ${`player:${playerId}`} and count > 0
      and last_at > lib.now() - interval '1 day'`;
  return rows.length > 0;
};
