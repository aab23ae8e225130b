create or replace view audit.entry_view as
select e.id, l.n, e.at, e.brand, e.operator_id, e.sign_in_id, e.role, e.act, e.object_kind, e.object_id,
  e.player_id, e.case_id, e.before, e.after, e.reason, e.second_of, e.request_id
from audit.entry e
left join audit.link l on l.entry_id = e.id;
