create or replace view ledger.reversal_view as
select n.name as namespace, r.reference, r.posted_at, b.name as by_namespace, r.by_reference, r.reversed_at,
  r.reason
from ledger.reversal r
join ledger.namespace n on n.id = r.namespace_id
join ledger.namespace b on b.id = r.by_namespace_id;

-- The legs of a command backwards, the last first. What a player's account cannot give becomes the
-- player's debt.
create or replace function ledger.mirror(
  p_namespace smallint, p_reference text, p_posted_at timestamptz,
  out source bigint[], out target bigint[], out amount bigint[], out subject bigint
)
language plpgsql
as $$
declare
  v_leg record;
  v_left jsonb := '{}';
  v_has bigint;
  v_given bigint;
  v_debt bigint;
begin
  for v_leg in
    select t.target_id as giver, t.source_id as taker, t.amount, t.subject_id, a.kind, a.player_id, a.currency,
      a.balance
    from ledger.transfer t join ledger.account a on a.id = t.target_id
    where t.namespace_id = p_namespace and t.reference = p_reference and t.created_at = p_posted_at
    order by t.leg desc
  loop
    subject := v_leg.subject_id;
    v_given := v_leg.amount;
    if v_leg.kind = 'player' then
      v_has := coalesce((v_left ->> v_leg.giver::text)::bigint, v_leg.balance);
      if v_leg.player_id is not null then v_given := least(v_has, v_leg.amount); end if;
      v_left := v_left || jsonb_build_object(v_leg.giver::text, v_has - v_given);
    end if;
    if v_given > 0 then
      source := source || v_leg.giver; target := target || v_leg.taker; amount := amount || v_given;
    end if;
    if v_given < v_leg.amount then
      v_debt := ledger.open_account(format('player:%s:debt', v_leg.player_id), v_leg.currency);
      if v_debt <> v_leg.taker then
        source := source || v_debt; target := target || v_leg.taker;
        amount := amount || (v_leg.amount - v_given);
      end if;
    end if;
    -- The next leg may take what this one returns.
    select coalesce((v_left ->> a.id::text)::bigint, a.balance) into v_has
    from ledger.account a where a.id = v_leg.taker and a.kind = 'player';
    if found then
      v_left := v_left || jsonb_build_object(v_leg.taker::text, v_has + v_leg.amount);
    end if;
  end loop;
end $$;

create or replace function ledger.reverse(
  p_namespace text, p_reference text, p_reason text, p_month timestamptz default null
) returns ledger.reversal_answer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_namespace smallint := (select id from ledger.namespace where name = p_namespace);
  v_by smallint := ledger.namespace_id('ledger:reversal');
  v_from timestamptz := coalesce(ledger.month_of(p_month), '-infinity');
  v_to timestamptz := coalesce(ledger.month_of(ledger.month_of(p_month) + interval '32 days'), 'infinity');
  v_times timestamptz[];
  v_accounts bigint[];
  v_key text;
  v_answer ledger.answer;
begin
  if exists (select from ledger.namespace where id = v_namespace and keeper is not null) then
    return 'kept';
  end if;
  select array_agg(distinct t.created_at), array_agg(t.source_id) || array_agg(t.target_id)
  into v_times, v_accounts
  from ledger.transfer t
  where t.namespace_id = v_namespace and t.reference = p_reference
    and t.created_at >= v_from and t.created_at < v_to;
  if v_times is null then return 'unknown'; end if;
  if cardinality(v_times) > 1 then return 'ambiguous'; end if;
  if p_namespace like 'ledger:%' or exists (
    select from ledger.hold where namespace_id = v_namespace and reference = p_reference
  ) then return 'final'; end if;

  -- The accounts lock first, as everywhere; then the key, for a command between accounts of the
  -- house.
  select v_accounts || coalesce(array_agg(
      ledger.open_account(format('player:%s:debt', a.player_id), a.currency)), '{}')
  into v_accounts
  from ledger.account a where a.id = any (v_accounts) and a.player_id is not null;
  perform ledger.lock_accounts(v_accounts);
  v_key := format('%s %s %s', to_char(v_times[1] at time zone 'UTC', 'YYYY-MM'), v_namespace, p_reference);
  perform lib.one_at_a_time('ledger.reverse ' || v_key);
  if exists (
    select from ledger.reversal
    where namespace_id = v_namespace and reference = p_reference and posted_at = v_times[1]
  ) then return 'repeat'; end if;

  select p.answer into v_answer
  from ledger.mirror(v_namespace, p_reference, v_times[1]) m
  cross join lateral ledger.post_legs(v_by, v_key, m.source, m.target, m.amount, p_reason, m.subject,
    ledger.month_of(v_times[1])) p
  where m.amount is not null;
  if v_answer is not null and v_answer <> 'done' then return v_answer::text::ledger.reversal_answer; end if;

  perform set_config('ledger.posting', 'on', true);
  insert into ledger.reversal (namespace_id, reference, posted_at, by_namespace_id, by_reference,
    reversed_at, reason)
  values (v_namespace, p_reference, v_times[1], v_by, v_key, lib.now(), p_reason);
  perform set_config('ledger.posting', '', true);
  return 'done';
end $$;
