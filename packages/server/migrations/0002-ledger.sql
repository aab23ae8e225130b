-- Money: accounts, append-only transfers with both sides in one row, and the one function that
-- moves it, ledger.post.
create schema ledger;

create type ledger.account_kind as enum ('player', 'debt', 'house');

-- The outcome of a command: done; repeat = it was done before, this is the first answer; conflict =
-- its reference was used for something else; again = repeat it after this batch; out_of_range = a
-- balance would not fit 64 bits.
create type ledger.answer as enum (
  'done', 'repeat', 'conflict', 'insufficient', 'again', 'unknown_account', 'currency_mismatch',
  'out_of_range'
);

-- The source of references: a vendor's code, 'cashier' … A number in the row, since it is in each
-- key.
create table ledger.namespace (
  id smallint generated always as identity primary key,
  name text not null unique,
  -- The module that keeps books of its own beside these commands, and alone does and reverses them.
  keeper text
);

-- A path names an account: player:42:cash, house:main:wagers:HOUSE, vendor:hub88:settle. House
-- accounts store no balance, so that no row is hot: theirs is the last checkpoint plus the
-- transfers after it.
create table ledger.account (
  id bigint generated always as identity primary key,
  path text not null,
  currency text not null,
  kind ledger.account_kind not null,
  player_id bigint,
  balance bigint,
  seq integer,
  created_at timestamptz not null default lib.now(),
  constraint account_path unique (path, currency),
  constraint no_overdraft check (kind <> 'player' or balance >= 0),
  constraint house_keeps_no_balance check ((kind = 'house') = (balance is null)),
  constraint house_keeps_no_seq check ((kind = 'house') = (seq is null))
) with (fillfactor = 70);

create index account_player on ledger.account (player_id) where player_id is not null;

-- The order of the columns wastes no byte on alignment. A leg is one character ('0', '1' …) and a
-- namespace a small number: with them the key's index entry is 48 bytes instead of 56.
create table ledger.transfer (
  source_id bigint not null,
  target_id bigint not null,
  amount bigint not null,
  source_balance bigint,
  target_balance bigint,
  subject_id bigint,
  created_at timestamptz not null,
  source_seq integer,
  target_seq integer,
  namespace_id smallint not null,
  leg "char" not null,
  reference text not null,
  reason text not null,
  constraint amount_positive check (amount > 0),
  constraint two_sides check (source_id <> target_id)
) partition by range (created_at);

create table ledger.checkpoint (
  account_id bigint not null references ledger.account,
  upto timestamptz not null,
  sum numeric not null,
  primary key (account_id, upto)
);

create index checkpoint_last on ledger.checkpoint (upto);

-- Holds: money that a player has but may not spend. It is on the held account until the hold is
-- posted (all of it or a part, the rest returns), voided, or expired: one of the three, once.

create type ledger.hold_state as enum ('open', 'posted', 'voided', 'expired');

create table ledger.hold (
  id bigint generated always as identity primary key,
  source_id bigint not null references ledger.account,
  held_id bigint not null references ledger.account,
  amount bigint not null,
  subject_id bigint,
  created_at timestamptz not null,
  -- Null never expires.
  expires_at timestamptz,
  -- When the job looks at it next; later than expires_at after the money could not be returned.
  due_at timestamptz,
  resolved_at timestamptz,
  posted bigint,
  target_id bigint references ledger.account,
  namespace_id smallint not null references ledger.namespace,
  state ledger.hold_state not null default 'open',
  reference text not null,
  reason text not null,
  constraint hold_once unique (namespace_id, reference),
  constraint hold_amount_positive check (amount > 0),
  constraint hold_resolved_at_its_time check ((state = 'open') = (resolved_at is null)),
  constraint hold_posted_within check ((state = 'posted') = (posted is not null)
    and (state = 'posted') = (target_id is not null) and posted between 1 and amount)
);

create index hold_due on ledger.hold (due_at) where state = 'open' and due_at is not null;
create index hold_open on ledger.hold (held_id) where state = 'open';

-- Reversals: each command is reversed at most once.

create table ledger.reversal (
  -- The reversed command: its key and its moment, since a key is only unique within a month.
  namespace_id smallint not null references ledger.namespace,
  reference text not null,
  posted_at timestamptz not null,
  -- The command that did it.
  by_namespace_id smallint not null references ledger.namespace,
  by_reference text not null,
  reversed_at timestamptz not null,
  reason text not null,
  constraint reversed_once primary key (namespace_id, reference, posted_at)
);

-- The outcome of a reversal; final = it is a reversal itself, or money of a hold, which has its own
-- verbs; kept = another module owns it and reverses it itself; ambiguous = the key was used in two
-- months and no month was given; insufficient = an agent's account lacks the money (a player's debt
-- takes the rest, an agent has none).
create type ledger.reversal_answer as enum (
  'done', 'repeat', 'unknown', 'ambiguous', 'final', 'kept', 'insufficient', 'out_of_range'
);

-- The books of a day: for each currency and class of accounts its opening, in, out and closing
-- balance. A day is counted from its own entries and the day before, never from all entries, and is
-- never changed. Days are UTC.

create table ledger.closed_day (
  day date primary key,
  closed_at timestamptz not null
);

create table ledger.daily_balance (
  day date not null references ledger.closed_day,
  currency text not null,
  class text not null,
  opening numeric not null,
  money_in numeric not null,
  money_out numeric not null,
  closing numeric not null,
  primary key (day, currency, class),
  constraint daily_balance_adds_up check (closing = opening + money_in - money_out)
);

-- Stakes of the rounds that were open when the day was closed: players' money that is on a game.
create table ledger.daily_stake (
  day date not null references ledger.closed_day,
  currency text not null,
  rounds bigint not null,
  stake numeric not null,
  primary key (day, currency)
);

-- Up to when a module above may have counted the transfers.
create table ledger.counted (
  only_one boolean primary key default true check (only_one),
  upto timestamptz not null
);

insert into ledger.counted (upto) values ('-infinity');
