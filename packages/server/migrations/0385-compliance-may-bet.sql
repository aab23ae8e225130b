-- Its successor also knows whose bet it is: who tests a closed site may bet.
drop function if exists compliance.may_bet_2(
  compliance.player_state, text, text, bigint, timestamptz);
