import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type Link = { id: bigint; makes: 'player' | 'agent' };

/** The link of a code, if it still makes downlines: neither it nor its agent has been stopped. */
export const findLink = async (
  sql: Sql,
  brand: string,
  code: string,
): Promise<Link | undefined> => {
  const [row] = await sql<Link>`
    select l.id, l.makes
    from agent.link l
    join agent.node n on n.player_id = l.agent_id
    where l.brand = ${brand} and l.code = ${code}
      and l.stopped_at is null and (l.ends_at is null or l.ends_at > lib.now())
      and n.is_agent and n.state = 'active' and n.depth < 10`;
  return row;
};

/** Whether the one stands directly above the other. */
export const isDirect = async (sql: Sql, upline: string, downline: string): Promise<boolean> => {
  const [row] = await sql<{ direct: boolean }>`
    select agent.is_direct(${upline}::bigint, ${downline}::bigint) as direct`;
  return row?.direct ?? false;
};

/** The player directly above; undefined for a player of no one and for a root. */
export const findUpline = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint | null }>`
    select upline_id as id from agent.node where player_id = ${playerId}::bigint`;
  return row?.id?.toString();
};

export type NewNode = { playerId: string; brand: string; usernameKey: string; isAgent: boolean };

/** Places a new player directly below the agent of the link; no row of the agent is locked. */
export const insertDownline = (
  sql: Transaction,
  { playerId, brand, usernameKey, isAgent }: NewNode,
  linkId: bigint,
) => sql`
  insert into agent.node (player_id, brand, upline_id, depth, ancestors, username_key, is_agent,
    link_id)
  select ${playerId}::bigint, ${brand}, n.player_id, n.depth + 1, n.ancestors || n.player_id,
    ${usernameKey}, ${isAgent}, l.id
  from agent.link l
  join agent.node n on n.player_id = l.agent_id
  where l.id = ${linkId} and l.brand = ${brand}`;

export const insertRoot = (
  sql: Transaction,
  { playerId, brand, usernameKey }: Omit<NewNode, 'isAgent'>,
) => sql`
  insert into agent.node (player_id, brand, depth, ancestors, username_key, is_agent)
  values (${playerId}::bigint, ${brand}, 0, '{}', ${usernameKey}, true)`;

export const insertLink = (
  sql: Transaction,
  {
    agentId,
    brand,
    code,
    makes,
  }: { agentId: string; brand: string; code: string } & Pick<Link, 'makes'>,
) => sql`
  insert into agent.link (agent_id, brand, code, makes)
  values (${agentId}::bigint, ${brand}, ${code}, ${makes})`;

/** The place in the tree stays, for the records of agents; the name in it does not. */
export const forgetPlayer = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update agent.node set username_key = '#' || player_id where player_id = ${playerId}::bigint`;
