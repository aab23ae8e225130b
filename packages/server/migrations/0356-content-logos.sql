-- Logos of brands are pictures with a transparent ground, so PNG; those of the demo have no operator.
alter table content.picture
  add column kind text not null default 'jpg' check (kind in ('jpg', 'png')),
  alter column uploaded_by drop not null;
