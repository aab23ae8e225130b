-- The step before a form is sent: a puzzle, then the text that a solved one earns.
create table session.verification (
  -- Also the challenge of the computation.
  id text primary key,
  brand text not null,
  -- SHA-256 of the guest cookie: only the browser that asked for the puzzle may solve it.
  guest_hash bytea not null,
  purpose text not null check (purpose in ('login', 'register', 'sms', 'feedback')),
  -- Where the piece belongs, in pixels of the picture.
  x smallint not null,
  bits smallint not null,
  created_at timestamptz not null default lib.now(),
  -- SHA-256 of the text; the row goes when it is used.
  text_hash bytea unique,
  solved_at timestamptz,
  constraint solved_with_text check ((text_hash is null) = (solved_at is null))
);

create index verification_created on session.verification (created_at);

-- The code of the picture that a browser was shown last; checking it removes it.
create table session.captcha (
  brand text not null,
  guest_hash bytea not null,
  code text not null,
  created_at timestamptz not null default lib.now(),
  primary key (brand, guest_hash)
);

create index captcha_created on session.captcha (created_at);
