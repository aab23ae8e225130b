-- An exclusion that was carried over to an account of somebody else, since a contact was wrongly
-- taken for the same person's: lifted by two persons. A mark of that player does not count for this
-- one any more.
create table compliance.exclusion_lift (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  -- Whose exclusion it was; null where none of its marks is left.
  of_player bigint references player.player,
  -- Until when it would have lasted.
  until timestamptz not null,
  -- The change that both agreed on.
  change_id bigint not null references operator.change,
  proposer bigint not null references operator.operator,
  decider bigint not null references operator.operator,
  at timestamptz not null default lib.now(),
  constraint lifted_by_two check (proposer <> decider),
  constraint lifted_of_another check (of_player <> player_id),
  constraint lifted_once unique nulls not distinct (change_id, of_player)
);

create index exclusion_lift_player on compliance.exclusion_lift (player_id);
create index exclusion_lift_of_player on compliance.exclusion_lift (of_player);
