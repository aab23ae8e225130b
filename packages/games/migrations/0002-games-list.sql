-- Rounds in the order in which they began, for the list that the platform compares with its own.
create index round_started on games.round (started_at, id) where status not in ('betting', 'refused');
