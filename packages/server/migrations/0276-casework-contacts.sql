-- By what an operator is known again among players: keyed digests, as `player.contact_key` has them,
-- of their own e-mail address at each brand, and of the contacts of the accounts that have it.
create table casework.operator_contact (
  operator_id bigint not null references operator.operator,
  brand text not null,
  kind text not null,
  digest bytea not null,
  primary key (operator_id, brand, kind, digest)
);
