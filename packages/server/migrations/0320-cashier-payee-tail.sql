-- The end of an account, by which the console finds its player: a keyed digest, one for each key of
-- the site. last4 held it in clear text; a step in code moves it, and a job moves what a process of
-- an older build still writes. It is read no more, from the encrypted number instead.
create table cashier.payee_tail (
  payee_id uuid not null references cashier.payee,
  player_id bigint not null,
  brand text not null,
  digest bytea not null,
  key_id text not null,
  primary key (payee_id, digest)
);

create index payee_tail_digest on cashier.payee_tail (brand, digest);

alter table cashier.payee alter column last4 drop not null;

create index payee_clear on cashier.payee (id) where last4 is not null;

-- Accounts of players whose data are gone have no end.
update cashier.payee set last4 = null where encrypted = '';
