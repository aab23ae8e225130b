import { mostVoidedRounds, roundConsole } from '@parlour/contract/round-console';
import { openOperator, shareAddress } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncGames } from '../../../catalogue';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await syncGames(site.platform, 'HOUSE', [
    { game_code: 'lotus-pond', name: 'lotus-pond', category: 'Video Slots' },
  ]);
});
afterAll(() => site.drop());

/** A voiding of as many rounds as one may have, which was stopped before the first. */
const openStopped = async (playerId: string): Promise<string> => {
  const { sql } = site.database;
  await sql`
    with made as (
      insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
        opened_at, last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency,
        external_id)
      select ${playerId}::bigint, g.id, 1000000, 0, 0, 0, lib.now(), lib.now(), lib.now(), 1,
        ledger.namespace_id('HOUSE'), 'closed', 'real', 'main', 'VND', 'left-' || n
      from generate_series(1, ${mostVoidedRounds}::integer) n
      cross join (select min(id) as id from catalogue.game) g
      returning id, game_id
    ), voiding as (
      insert into round.voiding (change_id, brand, game_id, opened_from, opened_until, reason,
        proposer_id, decider_id, stopped_at, stopped_by, ended_at)
      select 1, 'main', min(game_id), lib.now(), lib.now(), 'malfunction', o.first, o.last,
        lib.now(), o.last, lib.now()
      from made, (select min(id) as first, max(id) as last from operator.operator_view) o
      group by o.first, o.last
      returning change_id
    )
    insert into round.voiding_round (change_id, round_id, n, bets, state, why, done_at)
    select v.change_id, m.id, row_number() over (order by m.id), 1, 'left', 'stopped', lib.now()
    from made m, voiding v`;
  return '1';
};

test('[R-I7] the rounds that a voiding left are read page by page, none twice and none left out', async () => {
  const person = await openOperator(site, { roles: ['finance'] });
  const tied = await openOperator(site, { roles: ['finance'] });
  const player = await registerPlayer(site);
  const id = await openStopped(player.playerId);
  const seen: string[] = [];
  const pages: number[] = [];
  let cursor: string | undefined;
  do {
    const asked = { id, ...(cursor !== undefined && { cursor }) };
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { list, next } = await person.get(roundConsole.listLeftRounds, asked);
    pages.push(list.length);
    seen.push(...list.map(({ roundId }) => roundId));
    cursor = next;
  } while (cursor !== undefined);
  expect(pages).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(seen).size).toBe(mostVoidedRounds);
  expect(seen.map(BigInt)).toEqual(seen.map(BigInt).toSorted((a, b) => Number(a - b)));
  await shareAddress(site, tied, player);
  const { refusal } = await tied.call(roundConsole.listLeftRounds, { id, cursor: '1900' });
  expect(refusal?.code).toBe('desk.conflict');
});
