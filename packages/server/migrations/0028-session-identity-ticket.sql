-- The browser that got the ticket: only it may register with it. A ticket of an older build has
-- none and fits no browser.
alter table session.unknown_identity
  add column guest_hash bytea;
