-- The countries that a licence covers, as two letters each: a brand with real money serves no other.
alter table brand.licence_mark
  add column countries text[] not null default '{}';
