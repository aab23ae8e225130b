-- The address of the latest call of a session; null: no other than that of its sign-in.
alter table session.sign_in
  add column seen_address inet,
  add column seen_at timestamptz;
