-- The rules of which pocket gets which part of a stake, a win or a reversal.

-- Pairs of account and amount as rows.
create or replace function round.legs(p_legs bigint[]) returns table (place integer, account_id bigint, amount bigint)
language sql immutable parallel safe
as $$
  select i, p_legs[2 * i - 1], p_legs[2 * i] from generate_series(1, cardinality(p_legs) / 2) i
$$;

create or replace function round.total_of_many(p_legs bigint[], p_of bigint[]) returns bigint
language plpgsql immutable parallel safe
as $$
declare
  v_total bigint := 0;
begin
  for i in 1 .. coalesce(cardinality(p_legs), 0) / 2 loop
    if p_of is null or p_legs[2 * i - 1] = any (p_of) then v_total := v_total + p_legs[2 * i]; end if;
  end loop;
  return v_total;
end $$;

-- The sum of legs; with a list of accounts, only of their legs. A single leg, the usual case, is
-- computed in the calling statement.
create or replace function round.total(p_legs bigint[], p_of bigint[] default null) returns bigint
language sql immutable parallel safe
as $$
  select case when cardinality(p_legs) = 2 and (p_of is null or p_legs[1] = any (p_of)) then p_legs[2]
    else round.total_of_many(p_legs, p_of) end
$$;

create or replace function round.spend_many(p_pockets bigint[], p_balances bigint[], p_amount bigint) returns bigint[]
language plpgsql immutable parallel safe
as $$
declare
  v_legs bigint[] := '{}';
  v_left bigint := p_amount;
  v_part bigint;
begin
  for i in 1 .. cardinality(p_pockets) loop
    exit when v_left = 0;
    v_part := least(p_balances[i], v_left);
    if v_part > 0 then
      v_legs := v_legs || array[p_pockets[i], v_part];
      v_left := v_left - v_part;
    end if;
  end loop;
  return v_legs;
end $$;

-- A bet takes its pockets in their order; most need only the first.
create or replace function round.spend(p_pockets bigint[], p_balances bigint[], p_amount bigint) returns bigint[]
language sql immutable parallel safe
as $$
  select case when p_amount between 1 and p_balances[1] then array[p_pockets[1], p_amount]
    else round.spend_many(p_pockets, p_balances, p_amount) end
$$;

-- A win pays a debt first; the rest goes to the pockets of its bet in proportion, the remainder to
-- the last of them.
create or replace function round.credit(p_legs bigint[], p_account bigint, p_amount bigint, p_debt_id bigint, p_debt bigint)
returns bigint[]
language plpgsql immutable parallel safe
as $$
declare
  v_paid bigint := least(greatest(p_debt, 0), p_amount);
  v_legs bigint[] := case when v_paid > 0 then array[p_debt_id, v_paid] else '{}' end;
  v_left bigint := p_amount - v_paid;
  v_rest bigint := v_left;
  v_staked numeric := 0;
  v_part bigint;
begin
  if v_left = 0 then return v_legs; end if;
  if coalesce(cardinality(p_legs), 0) <= 2 then return v_legs || array[p_account, v_left]; end if;
  for i in 1 .. cardinality(p_legs) / 2 loop v_staked := v_staked + p_legs[2 * i]; end loop;
  for i in 1 .. cardinality(p_legs) / 2 loop
    v_part := case when 2 * i = cardinality(p_legs) then v_rest
      else div(v_left * p_legs[2 * i]::numeric, v_staked)::bigint end;
    if v_part > 0 then v_legs := v_legs || array[p_legs[2 * i - 1], v_part]; end if;
    v_rest := v_rest - v_part;
  end loop;
  return v_legs;
end $$;

-- A reversed win leaves the pockets it went to; what they lack comes from the first pocket, and
-- what that one lacks becomes a debt.
create or replace function round.take_back(p_legs bigint[], p_pockets bigint[], p_balances bigint[], p_debt_id bigint)
returns bigint[]
language plpgsql immutable parallel safe
as $$
declare
  v_legs bigint[] := '{}';
  v_short bigint := 0;
  v_first bigint := p_balances[1];
  v_taken bigint := 0;
  v_place integer;
  v_part bigint;
begin
  for i in 1 .. coalesce(cardinality(p_legs), 0) / 2 loop
    v_place := array_position(p_pockets, p_legs[2 * i - 1]);
    v_part := case when v_place is null then 0 else least(p_balances[v_place], p_legs[2 * i]) end;
    v_short := v_short + p_legs[2 * i] - v_part;
    if v_place = 1 then v_taken := v_part;
    elsif v_part > 0 then v_legs := v_legs || array[p_legs[2 * i - 1], v_part]; end if;
  end loop;
  v_part := least(v_first - v_taken, v_short);
  v_short := v_short - v_part;
  v_taken := v_taken + v_part;
  if v_taken > 0 then v_legs := v_legs || array[p_pockets[1], v_taken]; end if;
  if v_short > 0 then v_legs := v_legs || array[p_debt_id, v_short]; end if;
  return v_legs;
end $$;
