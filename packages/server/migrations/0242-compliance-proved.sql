-- Whether the excluded player proved the contact: one that was only typed may be another person's.
-- Of earlier marks it is not known, so a person looks at what fits them.
alter table compliance.exclusion_mark add column is_proved boolean not null default false;
