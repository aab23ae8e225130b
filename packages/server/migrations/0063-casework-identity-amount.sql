-- Players have a page for their documents now: the demo brands ask for them from an amount on, by a
-- version of its own.
insert into casework.rule (brand, kind, code, version, condition, is_enabled)
select distinct on (r.brand, r.code) r.brand, r.kind, r.code, r.version + 1, r.condition, true
from casework.rule r
join brand.brand b on b.code = r.brand
where r.kind = 'identity' and r.code = 'amount' and b.demo
order by r.brand, r.code, r.version desc;
