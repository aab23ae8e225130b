-- Brands: a site each, with its hosts, flags, registration rules, links and keys.
create schema brand;

create table brand.brand (
  code text primary key check (code ~ '^[a-z][a-z0-9]{1,15}$'),
  merchant_code text not null unique,
  name text not null,
  currency text not null,
  currency_symbol text not null,
  time_zone text not null,
  default_language text not null,
  languages text[] not null check (default_language = any (languages)),
  demo boolean not null default false,
  -- An operator's settings, by name (contract/settings.ts); a missing one has its default. A
  -- setting is a column only where SQL reads it.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  maintenance boolean not null default false,
  -- The announced end of a maintenance, which players see.
  maintenance_end timestamptz,
  position integer not null,
  -- Grows with every change of the brand's rows, so that caches can detect that they are stale.
  config_version integer not null default 1
);

create table brand.host (
  host text primary key,
  brand text not null references brand.brand
);

-- The whitelabel tree: a flag counts only while every flag above it is on.
create table brand.flag (
  brand text not null references brand.brand,
  flag text not null,
  parent text,
  position integer not null,
  enabled boolean not null,
  primary key (brand, flag),
  foreign key (brand, parent) references brand.flag (brand, flag)
);

create table brand.registration_field (
  brand text not null references brand.brand,
  field text not null,
  enabled boolean not null,
  required boolean not null,
  min_length integer not null check (min_length >= 0),
  max_length integer not null check (max_length between min_length and 255),
  accepted_pattern text not null,
  pattern_id integer not null default 0,
  primary key (brand, field),
  -- A field that another module must check (captcha, codes of agents) cannot be switched on before
  -- that module exists.
  constraint field_supported check (not enabled or field not in ('captcha', 'affiliateCode', 'recommenderId'))
);

create table brand.resource (
  brand text not null references brand.brand,
  position integer not null,
  resource_type text not null,
  url text not null,
  qr_code_url text,
  -- By language.
  labels jsonb not null,
  primary key (brand, position)
);

create table brand.service_link (
  brand text not null references brand.brand,
  position integer not null,
  -- VIP or LIVECHAT by rank; POPUP entries belong to the path list.
  kind text not null check (kind in ('VIP', 'LIVECHAT', 'POPUP')),
  path_type text,
  path text not null,
  primary key (brand, position),
  check ((kind = 'POPUP') = (path_type is not null))
);

create table brand.licence_mark (
  brand text not null references brand.brand,
  position integer not null,
  authority text not null,
  number text not null,
  register_url text,
  demo boolean not null,
  primary key (brand, position)
);

-- Networks that are not served, because of their region or individually.
create table brand.blocked_network (
  brand text not null references brand.brand,
  network cidr not null,
  reason text not null check (reason in ('region', 'address')),
  country text,
  primary key (brand, network)
);

-- Keys with which browsers seal passwords. The private half is encrypted with SECRET_KEY.
create table brand.seal_key (
  kid text primary key,
  public_key jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null default lib.now(),
  retired_at timestamptz
);

-- Sealed calls that were opened: none is opened twice while its time is accepted.
create table brand.seal_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);

create index seal_nonce_expiry on brand.seal_nonce (expires_at);
