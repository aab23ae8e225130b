-- A command of a player whose play is counted (compliance.player_state.counts_play).
alter type round.found add attribute counts_play boolean;
alter type round.planned add attribute counts_play boolean;
