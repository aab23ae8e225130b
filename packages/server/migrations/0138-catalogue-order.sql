-- What an operator sets in a brand's catalogue: the places of games in their category, and classes
-- of games that are off. A sync writes neither.
alter table catalogue.shown_game add column place integer check (place > 0);

create table catalogue.off_class (
  brand text not null,
  classify text not null,
  off_at timestamptz not null default lib.now(),
  primary key (brand, classify)
);

-- When a vendor's list was last read whole.
alter table catalogue.sync add column synced_at timestamptz;
