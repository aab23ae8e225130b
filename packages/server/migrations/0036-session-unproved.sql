-- A sign-in on a new device that a puzzle alone let in: the next one says so.
alter table session.credential
  add column last_is_unproved boolean not null default false;
