-- Keeps what brands deal in until the commit: a switch to real money waits for money that is arriving
-- and counts it, or the money waits for the switch and sees it.
create or replace function brand.keep_mode(p_codes text[]) returns table (code text, demo boolean)
language sql
as $$
  select b.code, b.demo from brand.brand b where b.code = any (p_codes) order by b.code for share
$$;
