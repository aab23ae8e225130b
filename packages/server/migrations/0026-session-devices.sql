-- What a player sees of each browser that signed in, and how long a session may rest.
alter table session.device
  add column id bigint generated always as identity unique,
  add column user_agent text not null default '',
  add column address inet,
  add column added_at timestamptz not null default lib.now();

alter table session.sign_in
  -- The device that it began on; a device that was forgotten since has no row.
  add column device_id bigint,
  -- The brand's setting at the sign-in.
  add column idle_seconds integer not null default 900 check (idle_seconds between 60 and 1800);
