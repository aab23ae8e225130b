-- For reports, the lobby and the hall of winners.
create or replace view round.rounds_view as
select r.id, r.player_id, r.brand, n.name as vendor, r.game_id, r.game_version, r.external_id, r.currency,
  r.mode, r.status, r.stake, r.payout, r.balance_before, r.balance_after, r.opened_at, r.last_at, r.closed_at,
  r.voided_at
from round.round r join ledger.namespace n on n.id = r.vendor_id;

create or replace view round.movement_view as
select m.round_id, m.player_id, n.name as vendor, m.kind, m.external_id, m.of_external_id, m.amount,
  m.balance_after, m.reversed_by, m.created_at
from round.movement m join ledger.namespace n on n.id = m.vendor_id
where m.kind <> 'tombstone';

-- The vendors that a player came to, and that may know the player.
create or replace view round.player_vendor_view as
select t.player_id, n.name as vendor
from round.play_token t join ledger.namespace n on n.id = t.vendor_id
where t.ended_at is null
union all
select r.player_id, n.name
from round.round r join ledger.namespace n on n.id = r.vendor_id;

-- The players' stakes on open rounds, by vendor.
create or replace view round.open_stake_view as
select r.brand, n.name as vendor, r.currency, r.mode, count(*) as rounds, sum(r.stake) as stake
from round.round r join ledger.namespace n on n.id = r.vendor_id
where r.status = 'open'
group by r.brand, n.name, r.currency, r.mode;
