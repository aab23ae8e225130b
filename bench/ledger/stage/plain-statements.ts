// The statements of the plain server, in the order in which a bet needs them.

export const tokenText = `
  select t.vendor_id, n.name as vendor, t.brand, t.currency, t.wallet, t.mode, t.wagers_id,
    t.sign_in_id,
    date_trunc('month', t.root_created_at at time zone 'UTC') at time zone 'UTC' as since,
    t.ended_at is not null or t.last_bet_at < lib.now() - interval '24 hours'
      or s.ended_at is not null or s.active_at < lib.now() - interval '15 minutes' as ended,
    t.last_bet_at < lib.now() - interval '1 minute' as stale,
    s.active_at < lib.now() - interval '30 seconds' as idle
  from round.play_token t
  join ledger.namespace n on n.id = t.vendor_id
  left join session.sign_in s on s.id = t.sign_in_id
  where t.hash = $1 and t.player_id = $2`;
export const brandText = `
  select maintenance and (maintenance_end is null or maintenance_end > lib.now()) as closed
  from brand.brand where code = $1`;
export const stateText = `
  select state from compliance.player_state
  where player_id = $1 and state <> 'active' and (until is null or until > lib.now())`;
export const gameText = `
  select id, version, (limits -> $3::text ->> 'max') as most
  from catalogue.game where vendor_code = $1 and code = $2 and enabled`;
export const pocketsText = `
  select a.id, a.balance
  from wallet.spend_order u, unnest(u.pockets) with ordinality k(id, place)
  join ledger.account a on a.id = k.id
  where u.player_id = $1 and u.currency = $2 and u.wallet = $3
  order by k.place for no key update of a`;
export const knownText = `
  select request_hash, balance_after from round.movement
  where vendor_id = $1 and external_id = $2 and created_at >= $3 and created_at <= lib.now()`;
export const roundText = `
  select id, status from round.round
  where vendor_id = $1 and player_id = $2 and external_id = $3`;
export const openRoundText = `
  insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
    opened_at, last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency,
    game_version, external_id)
  values ($1, $2, $3, 0, $4, $5, lib.now(), lib.now(), case when $7 then lib.now() end, 1, $6,
    case when $7 then 'closed' else 'open' end::round.status, $8, $9, $10, $11, $12)
  returning id`;
export const addToRoundText = `
  update round.round
  set stake = stake + $2, live_bets = live_bets + 1, last_at = lib.now(), balance_after = $3,
    status = case when $4 then 'closed' else 'open' end::round.status,
    closed_at = case when $4 then coalesce(closed_at, lib.now()) end
  where id = $1`;
export const spendText = `
  update ledger.account set balance = balance - $2, seq = seq + 1 where id = $1
  returning balance, seq`;
export const transferText = `
  insert into ledger.transfer (source_id, target_id, amount, source_balance, subject_id, created_at,
    source_seq, namespace_id, leg, reference, reason)
  values ($1, $2, $3, $4, $5, lib.now(), $6, $7, $8, $9, 'bet')`;
export const movementText = `
  insert into round.movement (round_id, player_id, account_id, amount, balance_after, created_at,
    kind, vendor_id, request_hash, external_id, legs)
  values ($1, $2, $3, $4, $5, lib.now(), 'bet', $6, $7, $8, $9)`;
export const tokenSeenText = `update round.play_token set last_bet_at = lib.now() where hash = $1`;
export const playerSeenText = `update session.sign_in set active_at = lib.now() where id = $1`;
