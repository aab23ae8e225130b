-- A note about a player that is sent again is the same note.
alter table casework.note add column key text;

create unique index note_once on casework.note (operator_id, key) where key is not null;
