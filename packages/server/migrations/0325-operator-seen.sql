-- Which players a person looked at in the last day, for the flag that a curious one raises.
create table operator.seen_player (
  operator_id bigint not null references operator.operator,
  player_id bigint not null,
  -- The last time, to the minute.
  at timestamptz not null default lib.now(),
  primary key (operator_id, player_id)
) with (fillfactor = 80);

create index seen_latest on operator.seen_player (operator_id, at desc);
