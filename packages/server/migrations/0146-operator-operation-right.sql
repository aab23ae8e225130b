-- Running a job and trying an event again are acts; operation.r reads, and who checks holds it too.
update operator.role
set rights = array_append(rights, 'operation.w'), version = version + 1
where id in ('lead', 'admin') and not 'operation.w' = any (rights);
