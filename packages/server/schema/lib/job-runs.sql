-- Whether a job is being done now: it began and did not end, and its process is alive. Of a process
-- that is not known the end of its lease decides.
create or replace function lib.job_runs(p_name text) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from lib.job j
    where j.name = p_name and j.began_at > coalesce(j.ended_at, '-infinity') and case
      when j.runner is null then exists (
        select from lib.lease l where l.name = j.name and l.held_until > lib.now()
      )
      else exists (
        select from lib.process p
        where p.id = j.runner and p.ended_at is null
          and p.seen_at > lib.now() - interval '20 seconds'
      ) end
  );
end $$;
