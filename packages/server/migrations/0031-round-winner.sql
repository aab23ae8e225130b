-- The winners that a board can show: of each brand the newest, and of each day those that won most.
-- A bet writes nothing here; a job reads the movements of the last seconds.
create table round.winner (
  round_id bigint primary key,
  brand text not null,
  player_id bigint not null,
  game_id bigint not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  at timestamptz not null
);

create index winner_of_brand on round.winner (brand, at desc);

-- Up to when movements were read.
create table round.winner_mark (
  only_one boolean primary key default true check (only_one),
  upto timestamptz not null
);

insert into round.winner_mark (upto) values (lib.now());
