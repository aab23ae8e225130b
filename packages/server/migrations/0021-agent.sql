-- The tree of agents: who is below whom, and the codes that new players come by.
create schema agent;

-- A place in the tree: an agent, or a player of an agent. A player of no one has no row. The
-- players above are plain numbers: no row of one player refers to a row of another or locks it.
create table agent.node (
  player_id bigint primary key references player.player,
  brand text not null references brand.brand,
  upline_id bigint,
  depth smallint not null,
  -- Everyone above, the root first.
  ancestors bigint[] not null,
  username_key text not null,
  is_agent boolean not null,
  state text not null default 'active' check (state in ('active', 'stopped', 'closed')),
  -- The link by which the player came.
  link_id bigint,
  attached_at timestamptz not null default lib.now(),
  constraint depth_of_ancestors check (depth = cardinality(ancestors) and depth <= 10),
  constraint upline_is_last check (upline_id is not distinct from ancestors[depth]),
  constraint not_above_oneself check (player_id <> all (ancestors))
);

create index node_downlines on agent.node (upline_id, is_agent desc, username_key);

-- A code that makes who registers with it a direct downline of the agent.
create table agent.link (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agent.node,
  brand text not null references brand.brand,
  -- Eight of base 32 (RFC 4648), which people read aloud without doubt.
  code text not null check (code ~ '^[A-Z2-7]{8}$'),
  makes text not null default 'player' check (makes in ('player', 'agent')),
  -- A gift to the player at each bet, for the promotions to read.
  rebate_ppm integer not null default 0 check (rebate_ppm between 0 and 1000000),
  ends_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null default lib.now(),
  constraint link_code unique (brand, code)
);

create index link_agent on agent.link (agent_id);
