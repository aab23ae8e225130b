-- The one function that moves money. A command is one or more legs that succeed or fail together:
-- leg '0' begins it. Commands are decided one after the other in the order given, exactly as if
-- each came alone, and written together.
create or replace function ledger.post(
  p_namespace smallint[], p_reference text[], p_leg "char"[], p_source bigint[], p_target bigint[],
  p_amount bigint[], p_reason text[], p_subject bigint[], p_since timestamptz default '-infinity'
) returns table (n integer, answer ledger.answer, source_balance bigint, target_balance bigint)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_count integer := coalesce(cardinality(p_reference), 0);
  v_now timestamptz;
  v_until timestamptz;
  v_keys integer;
  v_posting text;
  -- No sum may exceed 64 bits: it is refused before it is computed.
  v_most constant bigint := 9223372036854775807;
  -- The accounts of the batch, by id, with their balances and changes.
  v_id bigint[]; v_balance bigint[]; v_bounded boolean[]; v_currency text[];
  v_seq integer[]; v_delta bigint[]; v_steps integer[];
  -- The legs: places of their accounts in the lists above, and their outcomes.
  v_s integer[]; v_t integer[]; v_known boolean[]; v_twice boolean[];
  v_answer ledger.answer[] := array_fill(null::ledger.answer, array[v_count]);
  v_source_balance bigint[] := array_fill(null::bigint, array[v_count]);
  v_target_balance bigint[] := array_fill(null::bigint, array[v_count]);
  v_source_seq integer[] := array_fill(null::integer, array[v_count]);
  v_target_seq integer[] := array_fill(null::integer, array[v_count]);
  v_result ledger.answer;
  v_first integer := 1; v_last integer; j integer; s integer; t integer;
begin
  if v_count = 0 then return; end if;
  -- Accounts lock in id order, so batches cannot deadlock. The next statement has a fresh snapshot
  -- and sees all that was committed before the locks were granted.
  perform from ledger.account where id = any (p_source || p_target) and kind <> 'house'
    order by id for no key update;
  -- The time, too, is taken under the locks: an account's entries are in order of both seq and
  -- time.
  v_now := ledger.entry_time();
  v_until := v_now + lib.clock_margin();
  if to_regclass('ledger.transfer_' || to_char(v_now at time zone 'UTC', 'YYYY_MM')) is null then
    perform ledger.ensure_partitions();
  end if;

  select array_agg(id), array_agg(balance), array_agg(kind = 'player'), array_agg(currency),
    array_agg(seq), array_agg(0), array_agg(0)
  into v_id, v_balance, v_bounded, v_currency, v_seq, v_delta, v_steps
  from ledger.account where id = any (p_source || p_target);

  -- Keys of the months ahead are searched only where a clock may have run fast: see v_until.
  select array_agg(l.s order by l.n), array_agg(l.t order by l.n), array_agg(l.known order by l.n)
  into v_s, v_t, v_known
  from (
    select r.n, s.place as s, t.place as t,
      r.leg = '0' and exists (
        select from ledger.transfer k
        where k.namespace_id = r.namespace and k.reference = r.reference
          and k.created_at >= p_since and k.created_at < v_until
      ) as known
    from unnest(p_namespace, p_reference, p_leg, p_source, p_target)
      with ordinality r(namespace, reference, leg, source, target, n)
    left join unnest(v_id) with ordinality s(id, place) on s.id = r.source
    left join unnest(v_id) with ordinality t(id, place) on t.id = r.target
  ) l;

  -- A batch almost never names a key twice, so only the count is done in advance.
  select count(*) into v_keys
  from (select distinct r.* from unnest(p_namespace, p_reference, p_leg) r) d;
  if v_keys < v_count then
    select array_agg(k.twice order by k.n) into v_twice
    from (
      select r.n, row_number() over (partition by r.namespace, r.reference, r.leg order by r.n) > 1 as twice
      from unnest(p_namespace, p_reference, p_leg) with ordinality r(namespace, reference, leg, n)
    ) k;
  end if;

  while v_first <= v_count loop
    v_last := v_first;
    while v_last < v_count and p_leg[v_last + 1] <> '0' loop v_last := v_last + 1; end loop;
    v_result := 'done';
    j := v_first;
    if v_twice[v_first] then
      v_result := 'again';
    elsif v_known[v_first] then
      v_result := ledger.compare_known(p_namespace[v_first], p_reference[v_first], p_since,
        p_leg[v_first:v_last], p_source[v_first:v_last], p_target[v_first:v_last],
        p_amount[v_first:v_last]);
    else
      while j <= v_last loop
        s := v_s[j]; t := v_t[j];
        if s is null or t is null then v_result := 'unknown_account'; exit; end if;
        -- Play money and real money never share a command, not even as two legs of an exchange.
        if v_currency[s] <> v_currency[t]
          or (v_currency[s] = 'FUN') <> (v_currency[v_s[v_first]] = 'FUN') then
          v_result := 'currency_mismatch'; exit;
        end if;
        if v_balance[t] > 0 and p_amount[j] > v_most - v_balance[t]
          or v_balance[s] < 0 and p_amount[j] > v_balance[s] + v_most then
          v_result := 'out_of_range'; exit;
        end if;
        if v_balance[s] is not null then
          if v_bounded[s] and v_balance[s] < p_amount[j] then v_result := 'insufficient'; exit; end if;
          v_balance[s] := v_balance[s] - p_amount[j];
          v_delta[s] := v_delta[s] - p_amount[j];
          v_steps[s] := v_steps[s] + 1;
          v_source_seq[j] := v_seq[s] + v_steps[s];
          v_source_balance[j] := v_balance[s];
        end if;
        if v_balance[t] is not null then
          v_balance[t] := v_balance[t] + p_amount[j];
          v_delta[t] := v_delta[t] + p_amount[j];
          v_steps[t] := v_steps[t] + 1;
          v_target_seq[j] := v_seq[t] + v_steps[t];
          v_target_balance[j] := v_balance[t];
        end if;
        j := j + 1;
      end loop;
      if v_result <> 'done' then
        -- A command that fails at a later leg undoes its earlier ones.
        while j > v_first loop
          j := j - 1; s := v_s[j]; t := v_t[j];
          if v_balance[s] is not null then
            v_balance[s] := v_balance[s] + p_amount[j];
            v_delta[s] := v_delta[s] + p_amount[j];
            v_steps[s] := v_steps[s] - 1;
          end if;
          if v_balance[t] is not null then
            v_balance[t] := v_balance[t] - p_amount[j];
            v_delta[t] := v_delta[t] - p_amount[j];
            v_steps[t] := v_steps[t] - 1;
          end if;
        end loop;
      end if;
    end if;
    while v_first <= v_last loop
      v_answer[v_first] := v_result;
      v_first := v_first + 1;
    end loop;
  end loop;

  -- No "on conflict": if another process took a key meanwhile, all of this is rolled back and
  -- repeated.
  -- An assignment, since "perform" runs a whole query.
  v_posting := set_config('ledger.posting', 'on', true);
  insert into ledger.transfer (source_id, target_id, amount, source_balance, target_balance, subject_id,
    created_at, source_seq, target_seq, namespace_id, leg, reference, reason)
  select r.source, r.target, r.amount, r.source_balance, r.target_balance, r.subject, v_now,
    r.source_seq, r.target_seq, r.namespace, r.leg, r.reference, r.reason
  from unnest(p_namespace, p_reference, p_leg, p_source, p_target, p_amount, p_reason, p_subject,
    v_answer, v_source_balance, v_target_balance, v_source_seq, v_target_seq) with ordinality
    r(namespace, reference, leg, source, target, amount, reason, subject,
      answer, source_balance, target_balance, source_seq, target_seq, n)
  where r.answer = 'done'
  order by r.n;

  update ledger.account a set balance = a.balance + u.delta, seq = a.seq + u.steps
  from unnest(v_id, v_delta, v_steps) u(id, delta, steps)
  where a.id = u.id and u.steps > 0;
  v_posting := set_config('ledger.posting', '', true);

  if array_position(v_answer, 'repeat') is null then
    return query
    select r.n::integer, r.answer,
      case r.answer when 'done' then r.source_balance else v_balance[r.s] end,
      case r.answer when 'done' then r.target_balance else v_balance[r.t] end
    from unnest(v_answer, v_source_balance, v_target_balance, v_s, v_t)
      with ordinality r(answer, source_balance, target_balance, s, t, n);
    return;
  end if;
  return query
  select r.n::integer, r.answer,
    case r.answer when 'done' then r.source_balance when 'repeat' then k.source_balance else v_balance[r.s] end,
    case r.answer when 'done' then r.target_balance when 'repeat' then k.target_balance else v_balance[r.t] end
  from unnest(p_namespace, p_reference, p_leg, v_answer, v_source_balance, v_target_balance, v_s, v_t)
    with ordinality r(namespace, reference, leg, answer, source_balance, target_balance, s, t, n)
  left join ledger.transfer k on r.answer = 'repeat' and k.namespace_id = r.namespace
    and k.reference = r.reference and k.leg = r.leg and k.created_at >= p_since and k.created_at < v_until
  order by r.n;
end $$;

-- Whether a known command equals the one that now comes under its reference.
create or replace function ledger.compare_known(
  p_namespace smallint, p_reference text, p_since timestamptz,
  p_leg "char"[], p_source bigint[], p_target bigint[], p_amount bigint[]
) returns ledger.answer language sql stable
as $$
  select case when count(*) = cardinality(p_leg) and count(*) = count(g.leg)
    then 'repeat' else 'conflict' end::ledger.answer
  from ledger.transfer k
  left join unnest(p_leg, p_source, p_target, p_amount) g(leg, source, target, amount)
    on g.leg = k.leg and g.source = k.source_id and g.target = k.target_id and g.amount = k.amount
  where k.namespace_id = p_namespace and k.reference = p_reference and k.created_at >= p_since
$$;
