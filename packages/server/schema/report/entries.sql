-- A player's transactions: the entries of an account from one number to before another, what they
-- come to, and a page of them. A number and its moment are in the same order, so the months of
-- [p_from, p_to), with a margin for a clock that was set, are all that is searched.

create or replace function report.entries(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz
) returns table (
  seq integer, created_at timestamptz, namespace_id smallint, reference text, reason text, amount bigint,
  balance_after bigint, subject_id bigint
)
language sql stable
as $$
  select t.source_seq, t.created_at, t.namespace_id, t.reference, t.reason, -t.amount, t.source_balance,
    t.subject_id
  from ledger.transfer t
  where t.source_id = p_account and t.source_seq >= p_first and t.source_seq < p_end
    and t.created_at >= p_from - lib.clock_margin() and t.created_at < p_to + lib.clock_margin()
  union all
  select t.target_seq, t.created_at, t.namespace_id, t.reference, t.reason, t.amount, t.target_balance,
    t.subject_id
  from ledger.transfer t
  where t.target_id = p_account and t.target_seq >= p_first and t.target_seq < p_end
    and t.created_at >= p_from - lib.clock_margin() and t.created_at < p_to + lib.clock_margin()
$$;

create or replace function report.block_size() returns integer
language sql immutable parallel safe
as $$
  select 256
$$;

-- The parts of a range of entries, the latest first: what no kept block has (block is null), and
-- each whole block that was made.
create or replace function report.parts(p_account bigint, p_first integer, p_end integer)
returns table (block integer, first_seq integer, end_seq integer)
language sql stable
as $$
  with size as (
    select report.block_size() as size, coalesce((
      select b.block + 1 from report.entry_block b
      where b.account_id = p_account order by b.block desc limit 1), 0) as made
  ), edge as (
    select s.size, e.lo, greatest(least((p_end - 1) / s.size, s.made), e.lo) as hi
    from size s cross join lateral (select (p_first + s.size - 2) / s.size as lo) e
  ), part as (
    select null::integer as block, greatest(e.hi * e.size + 1, p_first) as first_seq, p_end as end_seq
    from edge e where e.hi > e.lo
    union all
    select g, g * e.size + 1, (g + 1) * e.size + 1
    from edge e cross join lateral generate_series(e.lo, e.hi - 1) g
    union all
    select null, p_first, case when e.hi > e.lo then e.lo * e.size + 1 else p_end end from edge e
  )
  select p.block, p.first_seq, p.end_seq from part p where p.first_seq < p.end_seq order by p.first_seq desc
$$;

-- What the entries of a range come to, by reason.
create or replace function report.entry_sums(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz
) returns table (reason text, entries bigint, money_in numeric, money_out numeric)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  with part as materialized (select * from report.parts(p_account, p_first, p_end))
  select s.reason, sum(s.entries)::bigint, sum(s.money_in), sum(s.money_out)
  from (
    select b.reason, b.entries, b.money_in, b.money_out
    from report.entry_block b
    where b.account_id = p_account
      and b.block >= (select min(p.block) from part p) and b.block <= (select max(p.block) from part p)
    union all
    select e.reason, 1, greatest(e.amount, 0), greatest(-e.amount, 0)
    from part p cross join lateral report.entries(p_account, p.first_seq, p.end_seq, p_from, p_to) e
    where p.block is null
  ) s
  group by s.reason;
end $$;

-- The entries of a part with one of the reasons (or with none of them), the latest first. Where the
-- part is a run of blocks, of which p_block is the last, that list the numbers of all of them, no
-- other entry is read.
create or replace function report.wanted_entries(
  p_account bigint, p_block integer, p_is_listed boolean, p_first integer, p_end integer, p_from timestamptz,
  p_to timestamptz, p_reasons text[], p_is_without boolean, p_skip bigint, p_limit integer
) returns table (
  seq integer, created_at timestamptz, namespace_id smallint, reference text, reason text, amount bigint,
  balance_after bigint, subject_id bigint
)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_from constant timestamptz := greatest(p_from, (
    select b.upto from report.entry_block b
    where b.account_id = p_account and b.block = (p_first - 1) / report.block_size() - 1 limit 1));
begin
  if p_is_listed then
    return query
      select e.* from (
        select q.seq from report.entry_block b cross join lateral unnest(b.seqs) q(seq)
        where b.account_id = p_account
          and b.block between (p_first - 1) / report.block_size() and p_block
          and b.reason = any (p_reasons) <> p_is_without
        order by q.seq desc offset p_skip limit p_limit
      ) l cross join lateral report.entries(p_account, l.seq, l.seq + 1, v_from, p_to) e
      order by e.seq desc;
  else
    return query
      select * from report.entries(p_account, p_first, p_end, v_from, p_to) e
      where e.reason = any (p_reasons) <> p_is_without
      order by e.seq desc offset p_skip limit p_limit;
  end if;
end $$;

-- The parts of a range to look for entries with one of the reasons in (or with none of them), the
-- latest first, with how many each has, if that is known. Kept blocks without such an entry are left
-- out, and listed ones beside each other are one run: at most 32, for few months each.
create or replace function report.wanted_parts(
  p_account bigint, p_first integer, p_end integer, p_reasons text[], p_is_without boolean
) returns table (
  block integer, first_seq integer, end_seq integer, entries numeric, upto timestamptz, is_listed boolean
)
language sql stable
as $$
  with part as (
    select p.block, p.first_seq, p.end_seq, b.entries, b.upto, b.is_listed,
      count(*) filter (where b.is_listed is not true) over (order by p.first_seq desc) as run
    from report.parts(p_account, p_first, p_end) p
    left join (
      select b.block, sum(b.entries) as entries, max(b.upto) as upto,
        bool_and(b.seqs is not null) as is_listed
      from report.entry_block b
      where b.account_id = p_account and b.block between (p_first - 1) / report.block_size()
          and p_end / report.block_size()
        and b.reason = any (p_reasons) <> p_is_without
      group by b.block
    ) b on b.block = p.block
    where p.block is null or b.entries > 0
  )
  select max(p.block) as block, min(p.first_seq) as first_seq, max(p.end_seq) as end_seq,
    sum(p.entries) as entries, max(p.upto) as upto, p.is_listed
  from part p
  group by p.run, p.is_listed, p.block / 32
  order by 2 desc
$$;

-- A page of a range, the latest first: of all entries, or of those with one of the reasons (or with
-- none of them). Kept blocks before the page are skipped by their counts.
create or replace function report.entry_page(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz,
  p_reasons text[], p_is_without boolean, p_skip integer, p_limit integer
) returns table (
  seq integer, created_at timestamptz, namespace_id smallint, reference text, reason text, amount bigint,
  balance_after bigint, subject_id bigint
)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_skip bigint := p_skip;
  v_left integer := p_limit;
  v_part record;
  v_rows bigint;
begin
  if p_reasons is null then
    return query select * from report.entries(p_account, greatest(p_first, p_end - p_skip - p_limit),
      p_end - p_skip, p_from, p_to) e order by e.seq desc;
    return;
  end if;
  for v_part in
    select * from report.wanted_parts(p_account, p_first, p_end, p_reasons, p_is_without)
  loop
    exit when v_left = 0;
    if v_part.entries <= v_skip then
      v_skip := v_skip - v_part.entries;
      continue;
    end if;
    return query
      select * from report.wanted_entries(p_account, v_part.block, v_part.is_listed, v_part.first_seq,
        v_part.end_seq, p_from, least(v_part.upto, p_to), p_reasons, p_is_without, v_skip, v_left);
    get diagnostics v_rows = row_count;
    v_left := v_left - v_rows;
    if v_rows > 0 then
      v_skip := 0;
    elsif v_skip > 0 then
      v_skip := v_skip - (
        select count(*) from report.entries(p_account, v_part.first_seq, v_part.end_seq, p_from, p_to) e
        where e.reason = any (p_reasons) <> p_is_without);
    end if;
  end loop;
end $$;
