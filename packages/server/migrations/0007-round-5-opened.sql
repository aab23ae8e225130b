-- Rounds by the time of their opening, for whoever compares or counts an hour of them. Rows lie in that
-- order anyway, so that the smallest kind of index is enough.
create index round_opened on round.round using brin (opened_at) with (pages_per_range = 32);
