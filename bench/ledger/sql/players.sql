-- Players with all that a bet reads: pockets, cash, a live session, a play token at each of two
-- vendors. bench.players is their number, and is set before.
insert into player.player
  (brand, username, username_key, nickname, currency, language, registered_from, registered_host)
select 'main', 'bench' || i, 'bench' || i, '', 'VND', 'VI', '127.0.0.1', 'localhost'
from generate_series(1, current_setting('bench.players')::integer) i;

select count(wallet.open(id, 'VND', false)) from (select id from player.player order by id) p;

-- Opening money, a thousand players in a call.
select count(*) from (
  select array_agg(player_id) as player, array_agg(account_id) as account, count(*)::integer as n
  from (
    select player_id, account_id, row_number() over (order by account_id) / 1000 as part
    from wallet.pocket where kind = 'cash' and currency = 'VND'
  ) c
  group by part
) b, ledger.post(
  array_fill(ledger.namespace_id('bench'), array[b.n]),
  (select array_agg('opening-' || p) from unnest(b.player) p), array_fill('0'::"char", array[b.n]),
  array_fill(ledger.open_account('house:main:opening', 'VND'), array[b.n]), b.account,
  array_fill(1000000000000, array[b.n]), array_fill('adjust'::text, array[b.n]),
  array_fill(null::bigint, array[b.n])
) a;

insert into session.sign_in (player_id, cookie_hash, address, user_agent)
select id, sha256(('cookie of ' || id)::bytea), '127.0.0.1', 'bench'
from player.player order by id;

insert into catalogue.game
  (vendor_code, code, game_type, classify, names, limits, version, demo, enabled, search_fold)
select code, 'bench_one', 'RNG', 'Video Slots', '{"EN": "One"}', '{"VND": {"max": "1000000000"}}', '1.0',
  false, true, 'one'
from gateway.profile where code like 'BENCH%';

-- Predictable tokens; a vendor's server has one per player.
insert into round.play_token (hash, player_id, sign_in_id, brand, vendor_id, currency, mode, main_id,
  wagers_id, settle_id, settles_once, root_created_at, created_at, last_bet_at)
select sha256(format('token-of-%s-at-%s', p.player_id, v.code)::bytea), p.player_id, s.id, 'main',
  ledger.namespace_id(v.code), 'VND', 'real', p.account_id,
  ledger.open_account('house:main:wagers:' || v.code, 'VND'),
  ledger.open_account('vendor:' || v.code || ':settle', 'VND'), false, lib.now(), lib.now(), lib.now()
from wallet.pocket p
join session.sign_in s on s.player_id = p.player_id
cross join (select code from gateway.profile where code like 'BENCH%') v
where p.kind = 'cash' and p.currency = 'VND'
order by v.code, p.player_id;
