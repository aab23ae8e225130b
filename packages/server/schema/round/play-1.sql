-- For builds that do not call round.play_2 yet: their batches may come at any time.
create or replace function round.play(
  p_player bigint[], p_main bigint[], p_token bytea[], p_kind round.kind[], p_external text[], p_of text[],
  p_round text[], p_closes boolean[], p_game text[], p_currency text[], p_amount bigint[], p_free boolean[],
  p_promo boolean[], p_hash uuid[], p_outcome jsonb[], p_start timestamptz, p_leaves_busy boolean default false
) returns setof round.answered
language plpgsql
as $$
begin
  return query select * from round.play_2(p_player, p_main, p_token, p_kind, p_external, p_of, p_round, p_closes,
    p_game, p_currency, p_amount, p_free, p_promo, p_hash, p_outcome, p_start, p_leaves_busy, null);
end $$;
