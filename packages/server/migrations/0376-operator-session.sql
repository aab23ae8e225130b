-- Ending a player's sessions and holding the account are acts of those who speak with players.
update operator.role
set rights = array_append(rights, 'session.w'), version = version + 1
where id in ('support', 'compliance', 'lead') and not 'session.w' = any (rights);
