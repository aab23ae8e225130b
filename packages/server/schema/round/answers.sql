-- The answer to each kind of command, once its key is known to be new. They name rows as round.find
-- does, and are plain expressions, so that PostgreSQL inlines them into its statement.

create or replace function round.bet_answer(
  command round.command, token round.play_token, sign_in session.sign_in, game catalogue.game,
  open_round round.round, p_is_vendor_off boolean, p_refusal text, p_total bigint, p_now timestamptz
) returns round.answer
language sql stable
as $$
  select case
    when p_is_vendor_off then 'vendor_disabled'::round.answer
    when token.ended_at is not null or token.last_bet_at < p_now - round.token_rest()
      or sign_in.ended_at is not null or sign_in.active_at < p_now - make_interval(secs => sign_in.idle_seconds) then 'token_expired'
    else coalesce(p_refusal::round.answer, case
      when game.id is null or not game.enabled then 'game_unknown'::round.answer
      when command.amount > (game.limits -> token.currency ->> 'max')::bigint then 'limit_exceeded'
      when open_round.currency <> token.currency then 'wrong_currency'
      when open_round.status = 'closed' or open_round.voided_at is not null then 'round_closed'
      when command.amount > p_total and not command.is_free then 'insufficient'
      else 'ok' end)
    end
$$;

-- A win is accepted as long as its bet is live, whatever happened to the token, the player or the
-- game.
create or replace function round.win_answer(
  command round.command, token round.play_token, referred round.movement, p_total bigint
) returns round.answer
language sql stable
as $$
  select case
    when referred.player_id is distinct from command.player_id or referred.kind not in ('bet', 'tombstone')
      then 'bet_unknown'::round.answer
    when referred.kind = 'tombstone' or referred.reversed_by is not null then 'rolled_back'
    when token.settles_once and referred.settled_by is not null then 'duplicate'
    -- No balance is nine billion billion; a sum of it would not fit.
    when p_total > 9000000000000000000 - command.amount then 'limit_exceeded'
    else 'ok'
  end
$$;

-- A rollback of a missing bet is done too: it claims the key of the bet, which may come late.
create or replace function round.rollback_answer(command round.command, referred round.movement) returns round.answer
language sql stable
as $$
  select case
    when command.of_external_id = command.external_id then 'bet_unknown'::round.answer
    when referred.kind is null or referred.kind = 'tombstone' then 'ok'
    when referred.player_id <> command.player_id or referred.kind = 'rollback' then 'bet_unknown'
    else 'ok'
  end
$$;
