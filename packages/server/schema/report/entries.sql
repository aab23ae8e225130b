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

-- The same for single numbers: neighbours are found on one page of the index.
create or replace function report.entries_of(
  p_account bigint, p_seqs integer[], p_from timestamptz, p_to timestamptz
) returns table (
  seq integer, created_at timestamptz, namespace_id smallint, reference text, reason text, amount bigint,
  balance_after bigint, subject_id bigint
)
language sql stable
as $$
  select t.source_seq, t.created_at, t.namespace_id, t.reference, t.reason, -t.amount, t.source_balance,
    t.subject_id
  from ledger.transfer t
  where t.source_id = p_account and t.source_seq = any (p_seqs)
    and t.created_at >= p_from - lib.clock_margin() and t.created_at < p_to + lib.clock_margin()
  union all
  select t.target_seq, t.created_at, t.namespace_id, t.reference, t.reason, t.amount, t.target_balance,
    t.subject_id
  from ledger.transfer t
  where t.target_id = p_account and t.target_seq = any (p_seqs)
    and t.created_at >= p_from - lib.clock_margin() and t.created_at < p_to + lib.clock_margin()
$$;

create or replace function report.block_size() returns integer
language sql immutable parallel safe
as $$
  select 256
$$;

-- The kept blocks that lie wholly in a range of entries: from p_low to before p_high; none: both are one.
create or replace function report.whole_blocks(
  p_account bigint, p_first integer, p_end integer, out low integer, out high integer
)
language sql stable
as $$
  select e.low, greatest(least((p_end - 1) / report.block_size(), coalesce((
      select b.block + 1 from report.entry_block b
      where b.account_id = p_account order by b.block desc limit 1), 0)), e.low)
  from (select (p_first + report.block_size() - 2) / report.block_size() as low) e
$$;

-- What the entries of a range come to, by reason: its whole blocks, and what is before and after them. The months in
-- which an end is searched follow from the blocks beside it.
create or replace function report.entry_sums(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz
) returns table (reason text, entries bigint, money_in numeric, money_out numeric)
language plpgsql stable
set enable_seqscan = off
-- A bitmap would read the moments of a whole month for a range of few numbers.
set enable_bitmapscan = off
-- Hundreds of rows have few reasons.
set enable_sort = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_size constant integer := report.block_size();
  v_low integer;
  v_high integer;
  v_head_end integer;
  v_head_upto timestamptz;
  v_tail_first integer;
  v_tail_from timestamptz;
begin
  v_low := (p_first + v_size - 2) / v_size;
  v_high := greatest(v_low, least((p_end - 1) / v_size, coalesce((
    select b.block + 1 from report.entry_block b where b.account_id = p_account order by b.block desc limit 1), 0)));
  v_head_end := case when v_high > v_low then v_low * v_size + 1 else p_end end;
  v_tail_first := case when v_high > v_low then v_high * v_size + 1 else p_end end;
  v_head_upto := least(p_to, (
    select b.upto from report.entry_block b
    where b.account_id = p_account and b.block = (v_head_end - 2) / v_size limit 1));
  v_tail_from := greatest(p_from, (
    select b.upto from report.entry_block b where b.account_id = p_account and b.block = v_high - 1 limit 1));
  return query
  select s.reason, sum(s.entries)::bigint, sum(s.money_in), sum(s.money_out)
  from (
    select b.reason, sum(b.entries) as entries, sum(b.money_in) as money_in, sum(b.money_out) as money_out
    from report.entry_block b
    where b.account_id = p_account and b.block >= v_low and b.block < v_high
    group by b.reason
    union all
    select e.reason, count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
    from report.entries(p_account, p_first, v_head_end, p_from, v_head_upto) e
    where p_first < v_head_end
    group by e.reason
    union all
    select e.reason, count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
    from report.entries(p_account, v_tail_first, p_end, v_tail_from, p_to) e
    where v_tail_first < p_end
    group by e.reason
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
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_from timestamptz := greatest(p_from, (
    select b.upto from report.entry_block b
    where b.account_id = p_account and b.block = (p_first - 1) / report.block_size() - 1 limit 1));
  v_upto timestamptz;
  v_seqs integer[];
begin
  if p_is_listed then
    v_seqs := array(
      select q.seq from report.entry_block b cross join lateral unnest(b.seqs) q(seq)
      where b.account_id = p_account
        and b.block between (p_first - 1) / report.block_size() and p_block
        and b.reason = any (p_reasons) <> p_is_without
      order by q.seq desc offset p_skip limit p_limit);
    -- Their own blocks say in which months they are.
    v_from := greatest(v_from, (
      select b.upto from report.entry_block b
      where b.account_id = p_account
        and b.block = (v_seqs[cardinality(v_seqs)] - 1) / report.block_size() - 1 limit 1));
    v_upto := least(p_to, (
      select b.upto from report.entry_block b
      where b.account_id = p_account and b.block = (v_seqs[1] - 1) / report.block_size() limit 1));
    return query
      select * from report.entries_of(p_account, v_seqs, v_from, v_upto) e order by e.seq desc;
  else
    return query
      select * from report.entries(p_account, p_first, p_end, v_from, p_to) e
      where e.reason = any (p_reasons) <> p_is_without
      order by e.seq desc offset p_skip limit p_limit;
  end if;
end $$;

-- The parts of a range to look for entries with one of the reasons in (or with none of them), the latest first, with how
-- many each has, if that is known: what is after the whole blocks (block is null), the kept blocks with such an entry, and
-- what is before them. No more blocks than entries are looked for, since each of them has one. Listed blocks beside each
-- other are one run: at most 32, for few months each.
create or replace function report.wanted_parts_2(
  p_account bigint, p_first integer, p_end integer, p_reasons text[], p_is_without boolean, p_most bigint
) returns table (
  block integer, first_seq integer, end_seq integer, entries numeric, upto timestamptz, is_listed boolean
)
language sql stable
as $$
  with whole as materialized (
    select w.low, w.high,
      case when w.high > w.low then w.low * report.block_size() + 1 else p_end end as low_seq,
      case when w.high > w.low then w.high * report.block_size() + 1 else p_end end as high_seq
    from report.whole_blocks(p_account, p_first, p_end) w
  ), kept as (
    select b.block, sum(b.entries) as entries, max(b.upto) as upto, bool_and(b.seqs is not null) as is_listed
    from whole w
    join report.entry_block b on b.block >= w.low and b.block < w.high
    where b.account_id = p_account and b.block between p_first / report.block_size() and p_end / report.block_size()
      and b.reason = any (p_reasons) <> p_is_without
    group by b.block
    order by b.block desc
    limit p_most
  ), run as (
    select k.*, count(*) filter (where not k.is_listed) over (order by k.block desc) as run from kept k
  )
  select null::integer, w.high_seq as first_seq, p_end, null::numeric, null::timestamptz, null::boolean
  from whole w where w.high_seq < p_end
  union all
  select max(r.block), min(r.block) * report.block_size() + 1, (max(r.block) + 1) * report.block_size() + 1,
    sum(r.entries), max(r.upto), r.is_listed
  from run r
  group by r.run, r.is_listed, r.block / 32
  union all
  select null, p_first, w.low_seq, null, null, null
  from whole w where p_first < w.low_seq
  order by first_seq desc
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
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_skip bigint := p_skip;
  v_left integer := p_limit;
  v_part record;
  v_rows bigint;
  v_first integer;
  v_from timestamptz;
begin
  if p_reasons is null then
    v_first := greatest(p_first, p_end - p_skip - p_limit);
    v_from := greatest(p_from, (
      select b.upto from report.entry_block b
      where b.account_id = p_account and b.block = (v_first - 1) / report.block_size() - 1 limit 1));
    return query select * from report.entries(p_account, v_first, p_end - p_skip, v_from, p_to) e
      order by e.seq desc;
    return;
  end if;
  for v_part in
    select * from report.wanted_parts_2(p_account, p_first, p_end, p_reasons, p_is_without, v_skip + p_limit)
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
