import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClock } from '@parlour/testkit/ledger/activity';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { betTimes } from '../round';
import { verifyDays } from './verify-day';

// A bet's movement and its transfers are of one statement, each with the time at which it was
// written. The recount of a day looks for the transfers of its movements a minute beyond its edges.
const searchedMs = 60_000;

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
});

afterAll(() => site.drop());

const hourMs = 3_600_000;

/** Moves the clock to so long before midnight in Ho Chi Minh City, which is 17:00 in UTC. */
const passToMidnight = (beforeMs: number): Promise<void> => {
  const at = Date.now() + clock.offsetMs();
  const sinceMidnight = (at + 7 * hourMs) % (24 * hourMs);
  return clock.pass(24 * hourMs - sinceMidnight - beforeMs);
};

/** Makes the player's bets later in the ledger than they are, by what is forbidden there. */
const delayBets = async (playerId: string, seconds: number): Promise<void> => {
  const [part] = await site.database.sql<{ name: string }>`
    select t.tableoid::regclass::text as name
    from ledger.transfer t join ledger.account a on a.id = t.source_id
    where a.player_id = ${playerId}::bigint
    order by t.created_at desc limit 1`;
  await site.database.sql([
    `do $$ begin
      alter table ${part!.name} disable trigger user;
      update ${part!.name} t set created_at = t.created_at + interval '${seconds} seconds'
      from ledger.account a where a.id = t.source_id and a.player_id = ${playerId};
    end $$`,
  ] as unknown as TemplateStringsArray);
};

/** The state of a day whose last bet has its transfer after midnight, so much later. */
const stateAfter = async (apartSeconds: number): Promise<string | undefined> => {
  await passToMidnight(10_000);
  const seat = await takeSeat(site, vendor, { cash: '50' });
  await vendor.call('bet', vendor.body('bet', seat, { round_closed: true }));
  await delayBets(seat.playerId, apartSeconds);
  await clock.pass(50 * hourMs);
  await clock.drain();
  await verifyDays(site.platform);
  const [last] = await site.database.sql<{ state: string }>`
    select state from activity.state where brand = 'main' order by day desc limit 1`;
  return last?.state;
};

test('[R-W7] a bet across midnight counts for the day of its movement, and the day is clean', async () => {
  expect(await stateAfter(30)).toBe('clean');
});

test('[R-W7] a transfer further from its movement than is searched is reported, not missed', async () => {
  expect(await stateAfter(90)).toBe('differs');
});

test('PostgreSQL ends a bet’s statement long before they can be so far apart', () => {
  expect(betTimes.statementMs * 10).toBeLessThan(searchedMs);
});
