-- Two persons void the rounds of a game that were opened in a span of time: one change, whose rounds
-- a job voids one after the other.
create table round.voiding (
  change_id bigint primary key,
  brand text not null,
  game_id integer not null,
  opened_from timestamptz not null,
  opened_until timestamptz not null,
  -- As the players read it.
  reason text not null,
  proposer_id bigint not null,
  decider_id bigint not null,
  at timestamptz not null default lib.now(),
  -- A person stopped it: what waited is left.
  stopped_at timestamptz,
  stopped_by bigint,
  ended_at timestamptz,
  constraint known_reason check (reason in ('malfunction', 'vendor_request', 'wrong_result', 'duplicate')),
  constraint two_persons check (proposer_id <> decider_id),
  constraint stopped_by_someone check ((stopped_at is null) = (stopped_by is null))
);

create index voiding_open on round.voiding (change_id) where ended_at is null;

-- Its rounds, as both persons saw them. A change that is tried writes them before it has its row.
create table round.voiding_round (
  change_id bigint not null
    constraint of_voiding references round.voiding deferrable initially deferred,
  round_id bigint not null,
  -- Its place in their order: that in which they were opened.
  n integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'voided', 'left')),
  -- Why it was left, and what its player could not return.
  why text check (why in ('nothing_stands', 'not_covered', 'stopped', 'failed')),
  missing bigint,
  attempts integer not null default 0,
  done_at timestamptz,
  primary key (change_id, round_id),
  constraint left_with_why check ((state = 'left') = (why is not null)),
  constraint done_once check ((state = 'waiting') = (done_at is null))
);

create index voiding_round_waiting on round.voiding_round (change_id, attempts, n)
  where state = 'waiting';
create index voiding_round_of on round.voiding_round (round_id);

-- The rounds of one change are many.
alter table round.void drop constraint void_change_id_key;
create index void_at on round.void (voided_at);
