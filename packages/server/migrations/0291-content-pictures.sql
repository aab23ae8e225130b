-- Pictures of banners and articles that operators upload: drawn anew, public, never changed.
create table content.picture (
  id uuid primary key,
  brand text not null,
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  width integer not null check (width between 1 and 2400),
  height integer not null check (height between 1 and 2400),
  uploaded_by bigint not null,
  uploaded_at timestamptz not null default lib.now()
);

create index picture_age on content.picture (uploaded_at);

-- A JPEG is compressed already.
alter table content.picture alter column bytes set storage external;
