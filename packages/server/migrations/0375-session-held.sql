-- An operator holds an account against a take-over: its password alone signs no one in.
alter table session.credential add column held_at timestamptz;
