-- Banners of a brand, by group and language.
create schema content;

create table content.banner (
  id bigint generated always as identity primary key,
  brand text not null,
  code text not null,
  group_name text not null,
  position integer not null default 0,
  image text,
  -- The parameters from which a banner without an image is drawn: {"code", "category", "vendor"}.
  art jsonb,
  linkage_type text not null default 'none',
  link text,
  -- By language: {"VI": {"eyebrow", "title", "body", "action"}}.
  texts jsonb not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  enabled boolean not null default true,
  constraint banner_code unique (brand, code),
  constraint banner_group check (group_name in ('home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports',
    'elott', 'down', 'promotions', 'shop', 'help')),
  constraint banner_linkage check (
    linkage_type in ('none', 'path', 'promotion', 'game', 'modal', 'outside')),
  constraint banner_drawn check (image is not null or art is not null),
  constraint banner_link check ((linkage_type = 'none') = (link is null))
);

create index banner_of_brand on content.banner (brand, group_name, position);
