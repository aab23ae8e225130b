-- The wait until the oldest of the side's last p_most messages is old enough; the other side has the
-- same bound, so that those of this time are among the chat's last. A person also waits until the
-- thousandth last message of the chat is a day old.
create or replace function support.chat_wait(
  p_chat support.chat, p_side text, p_most integer, p_seconds integer
) returns integer
language sql stable
as $$
  select greatest(
    (select ceil(extract(epoch from m.at + make_interval(secs => p_seconds) - lib.now()))
      from support.chat_message m
      where m.chat_id = p_chat.id and m.side = p_side and m.n > p_chat.last_n - 4 * p_most
      order by m.n desc offset p_most - 1 limit 1),
    (select ceil(extract(epoch from m.at + interval '1 day' - lib.now()))
      from support.chat_message m
      where p_side = 'player' and m.chat_id = p_chat.id and m.n = p_chat.last_n - 999)
  )::integer
$$;

-- Whether a visitor has written twenty messages, since the chat was opened, to which there is no
-- operator's answer.
create or replace function support.is_full(p_chat support.chat) returns boolean
language sql stable
as $$
  select p_chat.guest_hash is not null and count(*) = 20
  from (
    select from support.chat_message m
    where m.chat_id = p_chat.id and m.side = 'player' and m.at >= p_chat.opened_at
      and m.n > coalesce((
        select a.n from support.chat_message a
        where a.chat_id = p_chat.id and a.side = 'operator'
        order by a.n desc limit 1), 0)
    limit 20
  ) unanswered
$$;

-- Why a side's message would not be written now, with the wait of one that comes too soon; no outcome:
-- it would.
create or replace function support.message_refusal(
  p_chat support.chat, p_side text, p_operator bigint, p_most integer, p_seconds integer,
  out outcome text, out wait_seconds integer
)
language plpgsql stable
as $$
begin
  outcome := case
    when p_chat.state = 'closed' then 'closed'
    when p_side = 'operator' and p_chat.claimed_by is distinct from p_operator then 'not_taken'
    when p_side = 'player' and support.is_full(p_chat) then 'unanswered' end;
  if outcome is null then
    wait_seconds := support.chat_wait(p_chat, p_side, p_most, p_seconds);
    outcome := case when wait_seconds > 0 then 'too_fast' end;
  end if;
end $$;

-- Writes a message under the chat's next number; one writer at a time has the chat's row. Sent again
-- under its key it is the first message, or a conflict when it says something else. outcome: sent,
-- repeated, conflict, closed, not_taken, unanswered, too_fast.
create or replace function support.send_message(
  p_chat bigint, p_side text, p_operator bigint, p_key uuid, p_text text, p_image uuid,
  p_about jsonb, p_most integer, p_seconds integer,
  out outcome text, out n integer, out at timestamptz, out wait_seconds integer,
  out needs_case boolean, out claimed_by bigint
)
language plpgsql
as $$
declare
  v_chat support.chat;
  v_known support.chat_message;
begin
  needs_case := false;
  select * into v_chat from support.chat c where c.id = p_chat for no key update;
  claimed_by := v_chat.claimed_by;
  select * into v_known from support.chat_message m
  where m.chat_id = p_chat and m.side = p_side and m.key = p_key;
  if found then
    n := v_known.n;
    at := v_known.at;
    -- A picture sent again is another row of the same picture.
    outcome := case
      when v_known.text is not distinct from p_text
        and (v_known.image_id is null) = (p_image is null)
        and v_known.about ->> 'number' is not distinct from p_about ->> 'number' then 'repeated'
      else 'conflict' end;
    return;
  end if;
  select r.outcome, r.wait_seconds into outcome, wait_seconds
  from support.message_refusal(v_chat, p_side, p_operator, p_most, p_seconds) r;
  if outcome is not null then
    return;
  end if;
  n := v_chat.last_n + 1;
  at := lib.now();
  outcome := 'sent';
  needs_case := p_side = 'player' and v_chat.claimed_by is null and not v_chat.has_case;
  insert into support.chat_message (chat_id, n, side, operator_id, key, text, image_id, about, at)
  values (p_chat, n, p_side, p_operator, p_key, p_text, p_image, p_about, at);
  update support.chat c
  set last_n = n, last_at = at, has_case = c.has_case or needs_case,
    asked_at = case when p_side = 'player' then coalesce(c.asked_at, at) end,
    player_read = case when p_side = 'player' then n else c.player_read end,
    desk_read = case when p_side = 'operator' then n else c.desk_read end
  where c.id = p_chat;
end $$;

-- Writes what happened to the chat as a line of it; the caller has locked the chat.
create or replace function support.note_event(p_chat bigint, p_about jsonb) returns integer
language sql
as $$
  with numbered as (
    update support.chat set last_n = last_n + 1, last_at = lib.now() where id = p_chat
    returning last_n
  )
  insert into support.chat_message (chat_id, n, side, about)
  select p_chat, last_n, 'site', p_about from numbered
  returning n
$$;

-- Whether someone is at a brand's chat desk now.
create or replace function support.is_staffed(p_brand text) returns boolean
language sql stable
as $$
  select exists (
    select from support.chat_desk d
    where d.brand = p_brand and d.seen_at > lib.now() - interval '45 seconds'
  )
$$;

-- Whether the person waits while no operator is there or the promised time has passed, and has
-- written something that a ticket may say.
create or replace function support.may_become_ticket(p_chat support.chat, p_minutes integer)
returns boolean
language sql stable
as $$
  select case when p_chat.claimed_by is null and p_chat.asked_at is not null then (
    p_chat.asked_at < lib.now() - make_interval(mins => p_minutes)
      or not support.is_staffed(p_chat.brand)
  ) and exists (
    select from support.chat_message m
    where m.chat_id = p_chat.id and m.side = 'player' and m.text is not null
      and m.at >= p_chat.opened_at
  ) else false end
$$;

-- Marks up to p_n as read by the operator who has the chat; n is null where nothing changed. Brands
-- are those in which the operator may work chats: elsewhere nothing changes.
create or replace function support.mark_read_by_desk(
  p_chat bigint, p_operator bigint, p_n integer, out brands text[], out n integer
)
language plpgsql
as $$
begin
  perform from support.chat c where c.id = p_chat for no key update;
  brands := operator.hold_right(p_operator, 'chat.w');
  update support.chat c set desk_read = least(p_n, c.last_n)
  where c.id = p_chat and c.claimed_by = p_operator and c.brand = any (brands)
    and c.desk_read < least(p_n, c.last_n)
  returning c.desk_read into n;
end $$;
