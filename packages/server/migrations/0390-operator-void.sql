-- The first person is of those who look into play, the second of those who approve money.
update operator.role
set rights = array_append(rights, 'round.w'), version = version + 1
where id in ('finance', 'compliance', 'lead') and not 'round.w' = any (rights);
update operator.role
set rights = array_append(rights, 'round.a'), version = version + 1
where id in ('compliance', 'lead') and not 'round.a' = any (rights);
