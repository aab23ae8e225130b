-- The rows by which a command is decided, and its answer. PostgreSQL inlines the lookup functions
-- (plain SQL, stable, one query) into the statement of round.plan and plans them with it, once.

create or replace function round.game(p_vendor text, p_code text) returns setof catalogue.game
language sql stable rows 1
as $$
  select g.* from catalogue.game g where g.vendor_code = p_vendor and g.code = p_code limit 1
$$;

-- Whether a brand took a game from its site: there may be many, so each is looked up. Classes and vendors
-- that are off are few, and are read once a batch.
create or replace function round.off_game(p_brand text, p_vendor text, p_code text) returns table (is_off boolean)
language sql stable rows 1
as $$
  select true from catalogue.off_game_view o
  where o.brand = p_brand and o.vendor_code = p_vendor and o.code = p_code
  limit 1
$$;

create or replace function round.known_round(p_vendor smallint, p_player bigint, p_key text) returns setof round.round
language sql stable rows 1
as $$
  select r.* from round.round r
  where r.vendor_id = p_vendor and r.player_id = p_player and r.external_id = p_key
  limit 1
$$;

create or replace function round.known_movement(
  p_vendor smallint, p_key text, p_since timestamptz, p_until timestamptz
) returns setof round.movement
language sql stable rows 1
as $$
  select m.* from round.movement m
  where m.vendor_id = p_vendor and m.external_id = p_key and m.created_at >= p_since and m.created_at < p_until
  limit 1
$$;

-- If a key exists in two months, the player's own and the latest one counts. A missing key is not
-- looked up: without that condition every bet would.
create or replace function round.referred_movement(
  p_vendor smallint, p_key text, p_player bigint, p_since timestamptz, p_until timestamptz
) returns setof round.movement
language sql stable rows 1
as $$
  select m.* from round.movement m
  where p_key is not null and m.vendor_id = p_vendor and m.external_id = p_key
    and m.created_at >= p_since and m.created_at < p_until
  order by (m.player_id = p_player) desc, m.created_at desc
  limit 1
$$;

-- Where a win went beside these accounts.
create or replace function round.elsewhere(p_legs bigint[], p_accounts bigint[]) returns bigint[]
language sql immutable parallel safe
as $$
  select array(
    select l.account_id from round.legs(p_legs) l where l.account_id <> all (p_accounts) order by l.place
  )
$$;

-- The balances of pockets, and of the accounts beside them, in their order; the total is that of
-- the pockets.
create or replace function round.pockets(p_pockets bigint[], p_beside bigint[])
returns table (reach bigint[], balances bigint[], total bigint)
language sql stable rows 1
as $$
  select p_pockets || p_beside, array_agg(a.balance order by o.place),
    (sum(a.balance) filter (where o.place <= cardinality(p_pockets)))::bigint
  from unnest(p_pockets || p_beside) with ordinality o(id, place) join ledger.account a on a.id = o.id
$$;

-- Whether a bet is of another currency than the token that wins it. A debt is of the token's, and may take
-- all of a win, so that no leg is of the bet's; where there is none the ledger refuses such a win.
create or replace function round.is_foreign(referred round.movement, token round.play_token) returns boolean
language sql stable
as $$
  select a.currency <> token.currency from ledger.account a where a.id = referred.account_id
$$;

create or replace function round.debt(p_account bigint) returns table (amount bigint)
language sql stable rows 1
as $$
  select -a.balance from ledger.account a where p_account is not null and a.id = p_account limit 1
$$;

-- Each command with its current rows. One whose token is unknown is left out; one of p_waiting
-- waits for the next wave. "offset 0" keeps this apart from what is derived from it, so that it is
-- looked up once; a materialized part would also be stored.
create or replace function round.find(
  p_commands round.command[], p_waiting integer[], p_now timestamptz, p_since timestamptz, p_of_since timestamptz
) returns setof round.found
language sql stable
as $$
  select command.n, case
      when command.n = any (p_waiting) then 'again'
      when known.kind = 'tombstone' and command.kind <> 'rollback' then 'rolled_back'
      when known.player_id = command.player_id and known.request_hash = command.request_hash then 'repeat'
      when known.kind is not null then 'duplicate'
      when command.currency <> token.currency then 'wrong_currency'
      when command.kind = 'bet' then round.bet_answer(command, token, sign_in, game, open_round,
        vendor.name = any (array(select code from gateway.profile_view where not enabled)),
        coalesce(may.refusal, case when off.is_off
          or (token.brand, game.classify) in (select brand, classify from catalogue.off_class_view)
          or (token.brand, vendor.name, game.game_type) in (select brand, code, game_type from catalogue.off_listing_view)
          then 'game_unknown' end), pockets.total, p_now)
      when command.kind = 'win' and debt.amount > 0 and round.is_foreign(referred, token) then 'wrong_currency'
      when command.kind = 'win' then round.win_answer(command, token, referred, pockets.total)
      else round.rollback_answer(command, referred)
    end,
    command.kind, command.player_id, command.token_hash, token.vendor_id, command.external_id, command.of_external_id,
    command.request_hash, command.round_key, command.closes, command.amount, command.is_free, command.is_promo,
    command.outcome, token.brand, token.currency, token.mode, token.settles_once, token.free_id, token.wagers_id,
    token.settle_id, command.kind = 'bet' and token.last_bet_at < p_now - round.token_note_every(),
    case when sign_in.active_at < p_now - session.note_every() then sign_in.id end,
    game.id, game.version, game.game_type,
    case command.kind when 'bet' then open_round.id else referred.round_id end,
    known.balance_after, known.round_id,
    referred.kind, referred.created_at, referred.of_external_id,
    coalesce(referred.account_id, spend.pockets[1]),
    coalesce(referred.legs, case when referred.amount > 0 then array[referred.account_id, referred.amount] end),
    referred.reversed_by is not null,
    spend.pockets, pockets.reach, pockets.balances, pockets.total, spend.debt_id, coalesce(debt.amount, 0),
    standing.counts_play
  from unnest(p_commands) command
  join round.play_token token on token.hash = command.token_hash and token.player_id = command.player_id
    and token.main_id = command.main_id
  join ledger.namespace vendor on vendor.id = token.vendor_id
  join wallet.spend_order spend on spend.player_id = command.player_id and spend.currency = token.currency
    and spend.wallet = coalesce(token.wallet, '')
  left join session.sign_in sign_in on command.kind = 'bet' and sign_in.id = token.sign_in_id
  left join lateral compliance.standing(command.player_id) standing on true
  cross join lateral compliance.may_bet_3(command.player_id, standing, token.brand, token.currency,
    case when command.is_free then 0 else command.amount end, p_now) may
  left join lateral round.game(vendor.name, case when command.kind <> 'rollback' then command.game_code end) game on true
  left join lateral round.off_game(token.brand, vendor.name,
    case when command.kind = 'bet' then command.game_code end) off on true
  left join lateral round.known_round(token.vendor_id, command.player_id,
    case when command.kind = 'bet' then command.round_key end) open_round on true
  left join lateral round.known_movement(token.vendor_id, command.external_id, p_since,
    p_now + lib.clock_margin()) known on true
  left join lateral round.referred_movement(token.vendor_id, command.of_external_id, command.player_id, p_of_since,
    p_now + lib.clock_margin()) referred on true
  cross join lateral round.pockets(spend.pockets, case when command.kind = 'rollback' and referred.kind = 'win'
    then round.elsewhere(coalesce(referred.legs, array[referred.account_id, referred.amount]),
      spend.pockets || spend.debt_id) end) pockets
  left join lateral round.debt(case when command.kind = 'win' then spend.debt_id end) debt on true
  offset 0
$$;
