-- Transfers between a player and a neighbour in the tree of agents. Each side has a row, in the
-- database that has its player; with one database both rows and the money are one commit.

-- sent → done | returned is the sender's side, received | refused the receiver's: the receiver
-- answers a sent one, and the sender's side ends with the answer.
create table wallet.transfer (
  id uuid not null,
  side text not null check (side in ('out', 'in')),
  brand text not null,
  player_id bigint not null,
  -- The neighbour, and where the neighbour stands.
  other_id bigint not null,
  other_is text not null check (other_is in ('upline', 'downline')),
  currency text not null,
  amount bigint not null,
  note text not null default '',
  state text not null,
  -- The browser's own key, of the sender.
  idempotency_key uuid,
  created_at timestamptz not null default lib.now(),
  ended_at timestamptz,
  constraint transfer_side primary key (id, side),
  constraint transfer_once unique (player_id, idempotency_key),
  constraint transfer_amount_positive check (amount > 0),
  constraint transfer_two_players check (player_id <> other_id),
  constraint transfer_note_short check (char_length(note) <= 140),
  constraint transfer_state_of_side check (
    side = 'out' and state in ('sent', 'done', 'returned') and idempotency_key is not null
    or side = 'in' and state in ('received', 'refused') and idempotency_key is null
  ),
  constraint transfer_ended check ((state = 'sent') = (ended_at is null))
);

create index transfer_of_player on wallet.transfer (player_id, created_at desc, id);
create index transfer_sent on wallet.transfer (created_at) where state = 'sent';
