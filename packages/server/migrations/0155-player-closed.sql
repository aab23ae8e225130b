-- When the account ended at its player's wish: from then on the row has no name.
alter table player.player add column closed_at timestamptz;
