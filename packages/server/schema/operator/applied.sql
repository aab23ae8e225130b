-- What was applied, with the digest of its line in the audit.
create or replace view operator.applied_view as
select id, kind, object, digest, decided_at from operator.change where state = 'applied';
