-- Rounds that two operators voided. Such a round is refunded, and stays so: no later bet opens it.
alter table round.round add column voided_at timestamptz;

create table round.void (
  round_id bigint primary key,
  -- As the player reads it.
  reason text not null,
  change_id bigint not null unique,
  proposer_id bigint not null,
  decider_id bigint not null,
  -- What stood: it is taken out of the round by its reversal.
  stake bigint not null,
  payout bigint not null,
  voided_at timestamptz not null,
  constraint known_reason check (reason in ('malfunction', 'vendor_request', 'wrong_result', 'duplicate')),
  constraint two_persons check (proposer_id <> decider_id)
);
