-- The country of the player's address, asked again while the play goes on.
alter table round.play_token
  add column country text,
  -- When it was asked for last; null: before it was kept.
  add column placed_at timestamptz;
