-- The help centre of a brand: items in order, each of which may be below another.
create table content.help_item (
  id bigint generated always as identity primary key,
  brand text not null,
  -- The item's id on the wire and in its address: /help?item=terms.
  code text not null,
  parent text,
  position integer not null default 0,
  -- By language: {"VI": {"title", "html"}}. The HTML is cleaned whenever it is read.
  texts jsonb not null default '{}',
  enabled boolean not null default true,
  constraint help_item_code unique (brand, code),
  constraint help_item_parent foreign key (brand, parent) references content.help_item (brand, code),
  constraint help_item_code_form check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint help_item_not_its_own check (parent <> code)
);

create index help_item_of_brand on content.help_item (brand, position);
create index help_item_under on content.help_item (brand, parent);
