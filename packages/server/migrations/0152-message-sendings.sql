-- What operators write to one player or to all whom a filter finds. A sending goes through its
-- players in the order of their numbers, some hundred in a commit: `upto` and the messages are
-- written together, so that a process that ends in between leaves neither a gap nor a second one.
create table message.sending (
  id bigint generated always as identity primary key,
  brand text not null references brand.brand,
  operator_id bigint not null references operator.operator,
  -- The key of the call, so that one that is repeated is one sending.
  key text not null,
  -- By language, {"title", "text"} each; plain text.
  texts jsonb not null check (texts <> '{}'),
  filter jsonb not null,
  -- Who registers later gets none.
  last_player bigint not null,
  -- How many there were when it was confirmed, up to a bound.
  wanted integer not null,
  written integer not null default 0,
  upto bigint not null default 0,
  at timestamptz not null default lib.now(),
  worked_at timestamptz,
  done_at timestamptz,
  constraint sending_once unique (operator_id, key)
);

create index sending_listed on message.sending (brand, id desc);
create index sending_open on message.sending (worked_at nulls first, id) where done_at is null;

alter table message.inbox add column sending_id bigint references message.sending;

-- Texts at hand.
create table message.template (
  id bigint generated always as identity primary key,
  brand text not null references brand.brand,
  name text not null,
  texts jsonb not null check (texts <> '{}'),
  version integer not null default 1,
  changed_by bigint not null references operator.operator,
  changed_at timestamptz not null default lib.now(),
  constraint template_name unique (brand, name)
);
