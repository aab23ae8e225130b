-- What a bank wrote about a payment names a person, perhaps no player: it is encrypted, under a key
-- of the site with this id. content and payer held it in clear text; a step in code moves it, and a
-- job moves what a process of an older build still writes.
alter table cashier.payment
  add column text_key_id text,
  add column text_encrypted bytea,
  add constraint payment_text check ((text_key_id is null) = (text_encrypted is null));

create index payment_text_key on cashier.payment (text_key_id) where text_key_id is not null;
create index payment_clear on cashier.payment (id) where content is not null or payer is not null;
