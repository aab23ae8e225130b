-- Visitors send pictures to support too: such a picture has no player.
alter table upload.image
  alter column player_id drop not null,
  drop constraint image_purpose,
  add constraint image_purpose check (purpose in ('identity', 'receipt', 'support')),
  add constraint image_player check (player_id is not null or purpose = 'support');
