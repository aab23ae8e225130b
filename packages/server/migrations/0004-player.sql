-- Players: a person at a brand, and the accepted terms.
create schema player;

create table player.player (
  id bigint generated always as identity (start with 1001) primary key,
  brand text not null references brand.brand,
  -- As typed (NFC), and folded: two names that differ in case only are one.
  username text not null,
  username_key text not null,
  nickname text not null,
  -- 0 member, 4 trial, 1 agent without an upline, 2 agent under one; 41 and 42 count as 2.
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  upline_id bigint references player.player,
  currency text not null,
  language text not null,
  rank_level integer not null default 0,
  rank_label text not null default '',
  avatar text,
  registered_at timestamptz not null default lib.now(),
  registered_from inet not null,
  registered_host text not null,
  constraint username_taken unique (brand, username_key)
);

-- Optional answers of the registration form, by the field's name.
create table player.contact (
  player_id bigint not null references player.player,
  field text not null,
  value text not null,
  primary key (player_id, field)
);

-- The accepted terms, in which version, and when. Rows are added, never changed.
create table player.consent (
  player_id bigint not null references player.player,
  kind text not null check (kind in ('terms', 'age')),
  version text not null,
  at timestamptz not null default lib.now(),
  address inet not null,
  primary key (player_id, kind, version)
);
