-- By what an excluded person is known again: in a new account after the old one ended, and at the
-- other brands of the site where the person asked for that.

-- The key of the digests, encrypted by the site's with this id. It is never changed: a digest cannot
-- be made again, because the value is not kept.
create table compliance.exclusion_key (
  only_one boolean primary key default true check (only_one),
  key_id text not null,
  wrapped bytea not null
);

-- A keyed digest of a contact, as long as the exclusion lasts.
create table compliance.exclusion_mark (
  -- * is every brand.
  brand text not null,
  kind text not null,
  digest bytea not null,
  -- Whose exclusion it is.
  player_id bigint not null references player.player,
  until timestamptz not null,
  primary key (brand, kind, digest, player_id),
  constraint mark_kind check (kind in ('email', 'mobile', 'idNumber'))
);

create index mark_of_player on compliance.exclusion_mark (player_id);
create index mark_until on compliance.exclusion_mark (until);

-- The player asked that the exclusion counts at every brand of the site.
alter table compliance.player_state add column everywhere boolean not null default false;
