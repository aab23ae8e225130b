-- Decides every command by the current rows; nothing is written. A command without its token is
-- left out.
create or replace function round.plan(
  p_commands round.command[], p_waiting integer[], p_now timestamptz, p_since timestamptz, p_of_since timestamptz
) returns round.planned[]
language plpgsql
as $$
declare
  v_plan round.planned[];
begin
  with moved as (
    select f.*, case
        when f.answer <> 'ok' then null
        when f.kind = 'bet' then case when not f.is_free then round.spend(f.pockets, f.balances, f.amount) end
        when f.kind = 'win' then round.credit(f.of_legs, f.of_account, f.amount, f.debt_id, f.debt)
        when f.of_kind = 'bet' and not f.of_reversed then f.of_legs
        when f.of_kind = 'win' and not f.of_reversed
          then round.take_back(f.of_legs, f.reach, f.balances, f.debt_id)
      end as legs,
      f.kind = 'bet' or f.kind = 'rollback' and f.of_kind = 'win' as outgoing,
      f.is_promo and f.kind = 'win' as vendor_pays
    from round.find(p_commands, p_waiting, p_now, p_since, p_of_since) f
    offset 0
  )
  select array_agg(row(m.n, m.answer, m.kind, m.player_id, m.token_hash, m.vendor_id, m.external_id,
    m.of_external_id, m.request_hash, m.closes, m.outcome, round.total(m.legs), m.legs, m.outgoing,
    -- What the vendor itself paid returns to the account that it came from.
    case when m.kind = 'rollback' and m.of_kind = 'win' then coalesce((
        select e.source_id from ledger.transfer e
        where e.namespace_id = m.vendor_id and e.reference = m.of_external_id
          and e.created_at >= p_of_since and e.created_at < p_now + lib.clock_margin() limit 1
      ), m.wagers_id)
      when m.vendor_pays then m.settle_id else m.wagers_id end,
    case when m.kind = 'bet' and m.is_free then coalesce(m.free_id, m.pockets[1]) else m.pockets[1] end, m.total,
    case when m.answer = 'repeat' then m.known_balance
      when m.outgoing then m.total - round.total(m.legs, m.pockets)
      else m.total + round.total(m.legs, m.pockets) end,
    case when not (m.kind = 'rollback' and m.of_reversed) then m.of_kind end,
    m.of_at, m.of_bet, m.settles_once,
    case when m.answer = 'repeat' then m.known_round
      when m.answer = 'ok' and m.kind = 'bet' and m.round_id is null
        then nextval('round.round_id_seq') else m.round_id end,
    m.kind = 'bet' and m.round_id is null, m.round_key, m.game_id, m.game_version, m.brand, m.currency, m.mode,
    m.wakes_token, m.wakes_sign_in, m.category,
    case when m.vendor_pays then true end, m.counts_play)::round.planned)
  into v_plan
  from moved m;
  return v_plan;
end $$;
