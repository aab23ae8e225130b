-- A game that only fills a catalogue for looks and measurements: it is marked, and cannot be opened.
alter table catalogue.game add column is_sample boolean not null default false;
