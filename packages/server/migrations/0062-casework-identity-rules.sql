-- A withdrawal asks the rules of documents now. In the demo brands, whose players have no page for
-- documents yet, they are switched off, by a version of their own.
insert into casework.rule (brand, kind, code, version, condition, is_enabled)
select distinct on (r.brand, r.code) r.brand, r.kind, r.code, r.version + 1, r.condition, false
from casework.rule r
join brand.brand b on b.code = r.brand
where r.kind = 'identity' and b.demo
order by r.brand, r.code, r.version desc;
