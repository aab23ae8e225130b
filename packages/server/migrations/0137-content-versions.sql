-- Who reads an item and when, its versions, and articles: the news and the blog of a brand.
alter table content.banner
  add column audience text not null default 'everyone',
  add column version integer not null default 1,
  add constraint banner_audience check (audience in ('everyone', 'players', 'agents')),
  add constraint banner_period check (
    ends_at is null or starts_at is null or ends_at > starts_at) not valid;

alter table content.announcement
  add column audience text not null default 'everyone',
  add column version integer not null default 1,
  add constraint announcement_audience check (audience in ('everyone', 'players', 'agents'));

alter table content.help_item
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add constraint help_item_period check (
    ends_at is null or starts_at is null or ends_at > starts_at);

create table content.article (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Its id on the wire and in its address: /news?item=open.
  code text not null,
  section text not null,
  -- By language: {"VI": {"title", "summary", "html"}}. The HTML is cleaned whenever it is read.
  texts jsonb not null default '{}',
  -- The address of its picture.
  image text,
  -- Also its date.
  starts_at timestamptz not null default lib.now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  version integer not null default 1,
  constraint article_code unique (brand, code),
  constraint article_code_form check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint article_section check (section in ('news', 'blog')),
  constraint article_period check (ends_at is null or ends_at > starts_at)
);

create index article_of_brand on content.article (brand, section, starts_at desc, id desc);

-- Every version of an item as it was written, by the change that wrote it; the first of an item that
-- came with the site has none.
create table content.version (
  brand text not null,
  kind text not null,
  code text not null,
  version integer not null,
  item jsonb not null,
  change_id bigint,
  at timestamptz not null default lib.now(),
  primary key (brand, kind, code, version),
  constraint version_kind check (kind in ('announcement', 'banner', 'help', 'article'))
);
