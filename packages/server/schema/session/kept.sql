-- What is kept of a player, as player.kept_view. Passwords, secrets and codes are digests or
-- encrypted, and are in no copy.
create or replace view session.kept_view as
select player_id, 'signIns' as section, lpad(id::text, 20, '0') as sort, jsonb_build_object(
  'at', created_at, 'lastActiveAt', active_at, 'endedAt', ended_at, 'reason', reason,
  'address', host(address), 'lastAddress', host(seen_address), 'browser', user_agent) as row
from session.sign_in
union all
select player_id, 'devices', lpad(id::text, 20, '0'), jsonb_build_object(
  'addedAt', added_at, 'seenAt', seen_at, 'address', host(address), 'browser', user_agent)
from session.device
union all
select player_id, 'factors', lpad(id::text, 20, '0'), jsonb_build_object(
  'kind', kind, 'name', name, 'addedAt', added_at, 'usedAt', used_at)
from session.factor
union all
select player_id, 'linkedAccounts', provider, jsonb_build_object(
  'provider', provider, 'subject', subject, 'linkedAt', created_at)
from session.identity
union all
select player_id, 'rememberedBrowsers', lpad(id::text, 20, '0'), jsonb_build_object(
  'provenAt', proven_at, 'expiresAt', expires_at)
from session.remembered
union all
select player_id, 'password', '', jsonb_build_object('hasPassword', password_hash is not null,
  'setAt', password_at, 'hasPaymentPassword', payment_password_hash is not null)
from session.credential;
