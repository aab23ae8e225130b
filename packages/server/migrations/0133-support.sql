-- What players and visitors write to the site, and what operators answer: tickets.
create schema if not exists support;

create table support.ticket (
  id bigint generated always as identity primary key,
  number text not null generated always as (
    'TK' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  brand text not null,
  -- Of a player, or of a browser without one: SHA-256 of its guest cookie.
  player_id bigint references player.player,
  guest_hash bytea,
  -- The language of the answer.
  language text not null,
  type text not null,
  description text not null,
  remark text,
  -- A visitor's e-mail address, encrypted under the ticket's own key, which the site's wraps.
  contact bytea,
  contact_key_id text,
  contact_wrapped bytea,
  -- Sent again under its key, a ticket is the same ticket.
  key uuid not null,
  -- The conversation that it continues.
  from_chat text,
  -- The case of whose lateness a visitor was told.
  late_told text,
  opened_at timestamptz not null default lib.now(),
  -- When its player or an operator wrote last.
  changed_at timestamptz not null default lib.now(),
  constraint ticket_number unique (number),
  constraint ticket_type check (
    type in ('deposit', 'withdrawal', 'game', 'service', 'application', 'other')),
  constraint ticket_owner check (
    num_nonnulls(player_id, guest_hash) <= 1 and num_nonnulls(player_id, guest_hash, contact) > 0),
  constraint ticket_texts check (
    length(description) between 1 and 10000 and length(remark) between 1 and 140),
  constraint ticket_contact check (
    (contact is null) = (contact_wrapped is null) and (contact is null) = (contact_key_id is null))
);

create unique index ticket_of_player_key on support.ticket (player_id, key);
create unique index ticket_of_guest_key on support.ticket (brand, guest_hash, key);
create index ticket_of_player on support.ticket (player_id, id desc);
create index ticket_of_guest on support.ticket (brand, guest_hash, id desc)
  where guest_hash is not null;
create index ticket_contact_key on support.ticket (contact_key_id) where contact is not null;

-- What was written after the description, in its order.
create table support.ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support.ticket,
  -- An operator's; otherwise the player's or the visitor's.
  operator_id bigint references operator.operator,
  text text not null,
  at timestamptz not null default lib.now(),
  -- Written again under its key, a message is the same message.
  key text not null,
  constraint message_text check (length(text) between 1 and 5000),
  constraint ticket_message_once unique (ticket_id, key)
);

-- Pictures: of a ticket, or of a player who has not sent theirs yet.
create table support.picture (
  image_id uuid primary key references upload.image,
  player_id bigint references player.player,
  ticket_id bigint references support.ticket,
  at timestamptz not null default lib.now(),
  constraint picture_owner check (num_nonnulls(player_id, ticket_id) > 0)
);

create index picture_of_ticket on support.picture (ticket_id, at);
create index picture_of_player on support.picture (player_id) where ticket_id is null;

-- Texts at hand: what operators say often, by language. A brand's own row replaces that of every
-- brand (*).
create table support.template (
  brand text not null default '*',
  code text not null,
  language text not null,
  title text not null,
  text text not null,
  position integer not null default 100,
  is_enabled boolean not null default true,
  primary key (brand, code, language),
  constraint template_code check (code ~ '^[a-z][a-z0-9_]{1,31}$')
);
