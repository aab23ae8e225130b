-- Writes a line under the room's next number; one writer at a time has the room's row.
create or replace function room.next_n(p_brand text) returns integer
language sql
as $$
  update room.room set last_n = last_n + 1 where brand = p_brand returning last_n
$$;

-- Until when the player may not write in the room; null: they may.
create or replace function room.silenced_until(p_brand text, p_player bigint)
returns timestamptz
language sql stable
as $$
  select s.until from room.silence s
  where s.brand = p_brand and s.player_id = p_player and s.lifted_at is null
    and s.until > lib.now()
$$;

-- Writes a player's message; the caller has locked the room. Sent again under its key it is the
-- first message, or a conflict when it says something else. outcome: sent, repeated, conflict,
-- silenced, too_fast.
create or replace function room.send_message(
  p_brand text, p_player bigint, p_key uuid, p_text text, p_slow_seconds integer,
  out outcome text, out n integer, out at timestamptz, out wait_seconds integer,
  out until timestamptz
)
language plpgsql
as $$
declare
  v_known room.message;
begin
  select * into v_known from room.message m where m.player_id = p_player and m.key = p_key;
  if found then
    outcome := case when v_known.text = p_text then 'repeated' else 'conflict' end;
    n := v_known.n;
    at := v_known.at;
    return;
  end if;
  until := room.silenced_until(p_brand, p_player);
  if until is not null then
    outcome := 'silenced';
    return;
  end if;
  select ceil(extract(epoch from m.at + make_interval(secs => p_slow_seconds) - lib.now()))
  into wait_seconds
  from room.message m
  where m.player_id = p_player
  order by m.n desc limit 1;
  if wait_seconds > 0 then
    outcome := 'too_fast';
    return;
  end if;
  outcome := 'sent';
  n := room.next_n(p_brand);
  at := lib.now();
  insert into room.message (brand, n, player_id, key, text, at)
  values (p_brand, n, p_player, p_key, p_text, at);
end $$;

-- Hides a message and says so in a line of the room; the caller has locked the room. Null where it
-- was hidden before.
create or replace function room.hide_message(p_id bigint) returns integer
language sql
as $$
  with hidden as (
    update room.message set hidden_at = lib.now()
    where id = p_id and hides is null and hidden_at is null
    returning brand, n
  )
  insert into room.message (brand, n, hides)
  select brand, room.next_n(brand), n from hidden
  returning n
$$;
