create or replace view identity.identity_view as
select player_id, brand, state, asked_at, sent_at, decided_at
from identity.identity;
