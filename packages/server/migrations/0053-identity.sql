-- Whether a player showed who they are: asked by a rule, examined by a person.
create schema identity;

create table identity.identity (
  player_id bigint primary key references player.player,
  brand text not null,
  state text not null default 'none',
  -- Counts tries: each has its own pictures.
  round integer not null default 1,
  -- The rules that asked.
  rules text[] not null default '{}',
  asked_at timestamptz,
  sent_at timestamptz,
  decided_at timestamptz,
  reason_code text,
  constraint identity_state check (state in ('none', 'asked', 'pending', 'passed', 'refused')),
  constraint identity_asked check (state <> 'asked' or asked_at is not null or decided_at is not null),
  constraint identity_sent check (state <> 'pending' or sent_at is not null),
  constraint identity_decided check (state not in ('passed', 'refused') or decided_at is not null)
);

create table identity.document (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.identity,
  round integer not null,
  side text not null,
  image_id uuid not null references upload.image,
  at timestamptz not null default lib.now(),
  constraint document_side check (side in ('front', 'back', 'face'))
);

create index document_of_player on identity.document (player_id, round);
create index document_image on identity.document (image_id);
