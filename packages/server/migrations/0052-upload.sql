-- Images that people sent: drawn anew by us, and encrypted.
create schema upload;

create table upload.image (
  id uuid primary key,
  player_id bigint not null references player.player,
  brand text not null,
  purpose text not null,
  width integer not null,
  height integer not null,
  -- The image's own key, encrypted by the site's; key_id says which.
  key_id text not null,
  wrapped bytea not null,
  encrypted bytea not null,
  created_at timestamptz not null default lib.now(),
  constraint image_purpose check (purpose in ('identity', 'receipt'))
);

create index image_of_player on upload.image (player_id, created_at desc);
create index image_key on upload.image (key_id);

-- Encrypted bytes are not compressed further.
alter table upload.image alter column encrypted set storage external;
