-- A game's wide picture, and the pictures themselves where they are small drawings: the first screen
-- shows those without a request.
alter table catalogue.game
  add column background text,
  -- {"thumb": "<svg …", "background": "<svg …"}
  add column drawings jsonb;
