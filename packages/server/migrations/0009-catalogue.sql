-- What can be played: the games of every vendor, and which vendors a brand shows in which lane.
create schema catalogue;

-- Grows with every change of this schema, so that a process can detect that its cache is stale. A
-- row and not a sequence: the new number becomes visible only with the rows that it stands for.
create table catalogue.revision (
  only_one boolean primary key default true check (only_one),
  n bigint not null
);

insert into catalogue.revision (n) values (1);

-- A vendor's game. The id is the nodeId of the wire: a sync never changes it and never deletes a row.
create table catalogue.game (
  id bigint generated always as identity (start with 1001) primary key,
  vendor_code text not null,
  code text not null,
  -- Null while the vendor's category is none that we know: then no lane shows the game.
  game_type text,
  classify text not null,
  names jsonb not null,
  image text,
  lines integer,
  -- By currency: {"VND": {"min": "5000000000", "max": …}}, micros as text.
  limits jsonb not null default '{}',
  rtp text,
  volatility text,
  version text,
  rules jsonb not null default '{}',
  -- The vendor plays it without a wallet too.
  demo boolean not null,
  enabled boolean not null,
  blocked_countries text[] not null default '{}',
  -- Names in every language and the code, without diacritics and in small letters; written by our
  -- code, since lower() of the database's locale cannot fold them.
  search_fold text not null,
  first_seen_at timestamptz not null default lib.now(),
  synced_at timestamptz not null default lib.now(),
  constraint game_code unique (vendor_code, code),
  constraint game_type_known check (
    game_type in ('RNG', 'FISH', 'LIVE', 'PVP', 'DS88', 'ESPORTS', 'SPORTS', 'ELOTT', 'LOTT')),
  constraint lines_not_negative check (lines >= 0)
);

create index game_by_type on catalogue.game (game_type, vendor_code);

-- When each vendor may be asked for its list again; the process that moves the time asks.
create table catalogue.sync (
  vendor_code text primary key,
  due_at timestamptz not null,
  failures integer not null default 0
);

-- A vendor in one lane of a brand; the operator's order, names and switches.
create table catalogue.vendor (
  brand text not null,
  code text not null,
  game_type text not null,
  titles jsonb not null,
  logo text,
  position integer not null default 0,
  is_hot boolean not null default false,
  -- Opens a list of its games instead of a lobby of its own (isGame VASSALAGE).
  is_list boolean not null default false,
  maintenance boolean not null default false,
  enabled boolean not null default true,
  primary key (brand, code, game_type),
  constraint vendor_type_known check (
    game_type in ('RNG', 'FISH', 'LIVE', 'PVP', 'DS88', 'ESPORTS', 'SPORTS', 'ELOTT', 'LOTT'))
);

-- A brand's settings of one game, by the vendor's code, so that they may exist before the first
-- sync. A game without a row is shown, not hot and in no special place.
create table catalogue.shown_game (
  brand text not null,
  vendor_code text not null,
  code text not null,
  position integer not null default 1000,
  is_hot boolean not null default false,
  hidden boolean not null default false,
  primary key (brand, vendor_code, code)
);

-- Rounds of the last seven days, counted by a job; the order of "popular".
create table catalogue.popularity (
  brand text not null,
  game_id bigint not null references catalogue.game,
  rounds bigint not null,
  primary key (brand, game_id)
);
