-- The support chat: a person has one at a brand, which opens and closes; its messages are numbered
-- without a gap.
create schema if not exists support;

create table support.chat (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id bigint references player.player,
  -- A visitor's: the digest of the browser's guest cookie.
  guest_hash bytea,
  language text not null,
  state text not null default 'open',
  claimed_by bigint references operator.operator,
  claimed_at timestamptz,
  -- Since when the person has waited for an answer.
  asked_at timestamptz,
  -- A case of the queue waits for an operator who takes the chat.
  has_case boolean not null default false,
  last_n integer not null default 0,
  last_at timestamptz not null default lib.now(),
  player_read integer not null default 0,
  desk_read integer not null default 0,
  opened_at timestamptz not null default lib.now(),
  constraint chat_person check ((player_id is null) <> (guest_hash is null)),
  constraint chat_state check (state in ('open', 'closed')),
  constraint chat_claim check ((claimed_by is null) = (claimed_at is null)),
  constraint closed_is_free check (state = 'open'
    or claimed_by is null and asked_at is null and not has_case),
  constraint chat_of_player unique (brand, player_id),
  constraint chat_of_guest unique (brand, guest_hash)
) with (fillfactor = 70);

create index chat_open on support.chat (brand, asked_at) where state = 'open';
create index chat_claimed on support.chat (claimed_by) where claimed_by is not null;
create index chat_of_person on support.chat (player_id);

create table support.chat_message (
  chat_id bigint not null references support.chat,
  n integer not null,
  side text not null,
  operator_id bigint references operator.operator,
  -- Sent again under its key, a message is the same message.
  key uuid,
  text text,
  image_id uuid references upload.image,
  -- A card of an order, or what happened to the chat.
  about jsonb,
  at timestamptz not null default lib.now(),
  primary key (chat_id, n),
  constraint message_side check (side in ('player', 'operator', 'site')),
  constraint message_operator check ((side = 'operator') = (operator_id is not null)),
  constraint message_key check ((side = 'site') = (key is null)),
  constraint message_content check (num_nonnulls(text, image_id, about) = 1),
  constraint message_length check (length(text) between 1 and 2000),
  constraint message_once unique (chat_id, side, key)
);

create index message_image on support.chat_message (image_id) where image_id is not null;

-- Who is at the chat desk of a brand: an open, unlocked page that takes chats says so again and again.
create table support.chat_desk (
  brand text not null,
  operator_id bigint not null references operator.operator,
  seen_at timestamptz not null,
  primary key (brand, operator_id)
);
