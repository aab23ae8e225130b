-- Countries that a brand does not serve, beside the single networks.
create table brand.blocked_country (
  brand text not null references brand.brand,
  country text not null check (country ~ '^[A-Z]{2}$'),
  primary key (brand, country)
);
