-- The latest sound setting of an account, for all games; null until it is set. A visitor's setting
-- stays in the browser.
alter table games.player
  add column sound_on boolean,
  add column sound_volume smallint,
  add constraint sound_whole check ((sound_on is null) = (sound_volume is null)),
  add constraint sound_volume_percent check (sound_volume between 0 and 100),
  add constraint sound_of_accounts check (not is_demo or sound_on is null);
