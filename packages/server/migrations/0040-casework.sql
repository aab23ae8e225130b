-- What a person must decide, as cases in queues. A case is worked by one operator at a time, who
-- claimed it; a decision commits only under that claim and on the version that was read.
create schema casework;

-- A kind of case: how long its player was promised to wait, and which rights work it.
create table casework.queue (
  kind text primary key,
  position integer not null,
  -- <noun>.w decides, <noun>.a decides as the second person.
  right_noun text not null,
  minutes integer not null,
  -- An asked case waits again after so many hours without an answer.
  asked_hours integer not null default 72,
  -- A closed case of money is never opened again.
  is_money boolean not null,
  -- What may be done with many cases at once.
  bulk text[] not null default '{}',
  names jsonb not null,
  constraint queue_kind check (kind ~ '^[a-z][a-z_]{1,31}$'),
  constraint queue_minutes check (minutes > 0 and asked_hours > 0)
);

-- How a case of a kind may be decided.
create table casework.verdict (
  kind text not null references casework.queue,
  code text not null,
  position integer not null,
  needs_reason boolean not null,
  names jsonb not null,
  primary key (kind, code)
);

-- Why a case was decided so, asked or parked; those that are told are read by the player.
create table casework.reason (
  kind text not null references casework.queue,
  code text not null,
  is_told boolean not null,
  texts jsonb not null,
  is_enabled boolean not null default true,
  primary key (kind, code)
);

create table casework.case_file (
  id bigint generated always as identity primary key,
  number text not null generated always as (
    'CS' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  brand text not null,
  kind text not null references casework.queue,
  -- The row that the case is about, in its own module.
  subject_id text not null,
  player_id bigint references player.player,
  amount bigint,
  currency text,
  state text not null default 'waiting',
  -- Counts from one disagreement, or reopening, to the next.
  round integer not null default 1,
  reasons text[] not null,
  opened_at timestamptz not null default lib.now(),
  -- When the player was told that it would be decided; it never moves.
  due_at timestamptz not null,
  -- When the player was told that it is late.
  late_at timestamptz,
  -- First in the queue from then on.
  pushed_at timestamptz,
  claimed_by bigint,
  claimed_at timestamptz,
  claimed_until timestamptz,
  -- Who put it back last: the queue does not offer it to them for a while.
  freed_by bigint,
  freed_at timestamptz,
  -- A parked or an asked case waits again then.
  until timestamptz,
  -- Raised by every change that a decision must have seen.
  version integer not null default 1,
  closed_at timestamptz,
  result text,
  -- Operators who share a device, an address or a contact with the player.
  conflicts bigint[] not null default '{}',
  constraint case_number unique (number),
  constraint case_state check (state in ('waiting', 'second', 'parked', 'asked', 'closed')),
  constraint case_money check ((amount is null) = (currency is null)),
  constraint case_reasons check (cardinality(reasons) between 1 and 50),
  constraint case_claimed check (
    (claimed_by is null) = (claimed_until is null) and (claimed_by is null) = (claimed_at is null)),
  constraint case_claimed_open check (claimed_by is null or state in ('waiting', 'second')),
  constraint case_until check ((state in ('parked', 'asked')) = (until is not null)),
  constraint case_closed check (
    (state = 'closed') = (closed_at is not null) and (state = 'closed') = (result is not null))
) with (fillfactor = 80);

create unique index one_open_case on casework.case_file (kind, subject_id) where state <> 'closed';
create index case_of_subject on casework.case_file (kind, subject_id, id desc);
create index case_of_player on casework.case_file (player_id, id desc);
create index case_queue on casework.case_file (brand, kind, due_at, id)
  where state in ('waiting', 'second');
create index case_next on casework.case_file (brand, kind, pushed_at, due_at, id)
  where state in ('waiting', 'second');
create index case_open on casework.case_file (brand, kind, due_at, id) where state <> 'closed';
create index case_closed on casework.case_file (brand, kind, closed_at desc, id desc)
  where state = 'closed';
create index case_claimed on casework.case_file (claimed_by) where claimed_by is not null;
create index case_until on casework.case_file (until) where until is not null;
create index case_late on casework.case_file (due_at) where state <> 'closed' and late_at is null;

-- Append-only; the second person of a round is not its first.
create table casework.decision (
  case_id bigint not null references casework.case_file,
  round integer not null,
  stage smallint not null,
  operator_id bigint not null,
  verdict text not null,
  reason_code text,
  note text,
  -- One person may decide both stages: only a brand in demonstration allows it.
  is_alone boolean not null default false,
  decided_at timestamptz not null default lib.now(),
  primary key (case_id, round, stage),
  constraint decision_stage check (stage in (1, 2))
);

create index decision_of_operator on casework.decision (operator_id, decided_at desc);

-- What happened to a case, in the order in which it happened. Append-only.
create table casework.line (
  id bigint generated always as identity primary key,
  case_id bigint not null references casework.case_file,
  at timestamptz not null default lib.now(),
  what text not null,
  -- Nobody's: the machine, or the player.
  operator_id bigint,
  reason text,
  about jsonb not null default '{}'
);

create index line_of_case on casework.line (case_id, id);
create index line_of_operator on casework.line (operator_id, what, at desc);

-- What operators write for each other, about a case or a player.
create table casework.note (
  id bigint generated always as identity primary key,
  case_id bigint references casework.case_file,
  player_id bigint references player.player,
  operator_id bigint not null,
  text text not null,
  at timestamptz not null default lib.now(),
  retracted_at timestamptz,
  constraint note_about check (case_id is not null or player_id is not null),
  constraint note_text check (length(text) between 1 and 2000)
);

create index note_of_case on casework.note (case_id, id);
create index note_of_player on casework.note (player_id, id desc);

-- What calls for a person: a condition over the facts of a subject. A changed rule is a new version;
-- the newest one counts.
create table casework.rule (
  brand text not null,
  kind text not null references casework.queue,
  code text not null,
  version integer not null default 1,
  condition jsonb not null,
  is_enabled boolean not null default true,
  created_at timestamptz not null default lib.now(),
  primary key (brand, kind, code, version)
);
