-- Contracts: the step of 0023 in code has encrypted every row of this table.
do $$
begin
  if exists (select from player.contact) then
    raise exception 'player.contact still has rows: the step of 0023-player-personal.sql must run';
  end if;
end $$;

drop table player.contact;
