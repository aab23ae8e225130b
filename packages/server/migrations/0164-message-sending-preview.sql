-- A preview is confirmed once, by whatever key.
alter table message.sending add column preview text;
alter table message.sending add constraint sending_preview_once unique (preview);
