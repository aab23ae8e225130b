-- Announcements of a brand: those that players read, and those that open by themselves (popups).
create table content.announcement (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Its id on the wire and in its address: /noticePage?item=verify.
  code text not null,
  kind text not null,
  -- When a popup opens: at the start of the site, or after a login.
  rule text,
  position integer not null default 0,
  -- By language: {"VI": {"title", "html"}}. The HTML is cleaned whenever it is read.
  texts jsonb not null default '{}',
  starts_at timestamptz not null default lib.now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  constraint announcement_code unique (brand, code),
  constraint announcement_code_form check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint announcement_kind check (kind in ('player', 'popup')),
  constraint announcement_rule check (
    (kind = 'popup') = (rule is not null) and (rule is null or rule in ('start', 'login'))),
  constraint announcement_period check (ends_at is null or ends_at > starts_at)
);

create index announcement_of_brand on content.announcement (brand, kind, position);
