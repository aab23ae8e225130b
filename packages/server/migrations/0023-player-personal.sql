-- What a person told us about themselves, encrypted under a key for each player, and keyed digests
-- by which an equal value is found. player.contact held it in clear text until here.

-- Encrypted with a key of the site, which is not in the database; key_id says which.
create table player.data_key (
  player_id bigint primary key references player.player,
  key_id text not null,
  wrapped bytea not null
);

create index data_key_id on player.data_key (key_id);

create table player.personal (
  player_id bigint not null references player.player,
  kind text not null,
  sealed bytea not null,
  primary key (player_id, kind)
);

-- One player of a brand has a contact: the digest of its normal form, one for each key of the site.
create table player.contact_key (
  brand text not null,
  kind text not null check (kind in ('email', 'mobile', 'idNumber')),
  digest bytea not null,
  key_id text not null,
  player_id bigint not null references player.player,
  -- When the player proved it by a code.
  verified_at timestamptz,
  primary key (brand, kind, digest)
);

create index contact_key_player on player.contact_key (player_id);
