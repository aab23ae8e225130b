-- For the operations page: messages that did not go out, without what they say and to whom.
create or replace view message.unsent_view as
select id, brand, channel, state, created_at
from message.outgoing
where state in ('queued', 'failed', 'unknown');
