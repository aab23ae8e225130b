-- A rule that was counted by cannot change: only one of a future day in every zone may.
create or replace function activity.refuse_past_rule() returns trigger language plpgsql as $$
begin
  if least(case when tg_op <> 'INSERT' then old.from_day end, case when tg_op <> 'DELETE' then new.from_day end)
    <= (lib.now() at time zone 'UTC' + interval '14 hours')::date then
    raise exception 'a rule changes from a day to come on'
      using errcode = 'invalid_parameter_value', constraint = 'rule_of_a_coming_day';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace trigger coming_days before insert or update or delete on activity.rule
  for each row execute function activity.refuse_past_rule();

-- The rule of each brand and category between two instants.
create or replace view activity.rule_view as
select b.code as brand, u.category, u.measure, u.counts,
  u.from_day::timestamp at time zone b.time_zone as from_at,
  lead(u.from_day, 1, 'infinity') over (partition by b.code, u.category order by u.from_day)::timestamp
    at time zone b.time_zone as until_at
from brand.brand b join activity.rule u on u.brand in (b.code, '*')
where u.brand <> '*' or not exists (
  select from activity.rule o
  where o.brand = b.code and o.category = u.category and o.from_day <= u.from_day
);
