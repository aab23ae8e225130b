-- The lines of each file that a person takes without a second one, until a day after it was fetched.
create or replace view report.alone_view as
select operator_id, kind, coalesce(rows, lines) as lines
from report.export
where not needs_second
  and (state in ('waiting', 'ready') and until > lib.now()
    or state = 'fetched' and fetched_at > lib.now() - interval '1 day');
