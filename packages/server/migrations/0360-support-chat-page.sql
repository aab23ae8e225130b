-- The page of the site that the person of an open chat is on, as their browser names it.
alter table support.chat
  add column page text,
  add constraint chat_page check (page ~ '^[A-Za-z0-9]{2,32}$');
