-- The end of an account is decided by two persons: the second one's right.
update operator.role
set rights = array_append(rights, 'ticket.a'), version = version + 1
where id in ('lead', 'compliance') and not 'ticket.a' = any (rights);
