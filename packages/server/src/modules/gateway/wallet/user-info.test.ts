import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene } from '@parlour/testkit/ledger/scene';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const ask = async (vendor: Vendor, playerId: string) => {
  const body = { user: `main-${playerId}`, request_uuid: randomUUID() };
  const { status } = await vendor.call('info', body);
  return status;
};

test('a vendor can ask about the players who came to it, and about no others', async () => {
  const one = await openVendor(site, { code: 'ACME', dialect: 'hub88' });
  const other = await openVendor(site, { code: 'ZENITH', dialect: 'hub88' });
  const { seat, bet } = await openScene(site, one);
  const stranger = await registerPlayer(site);
  expect(await ask(one, seat.playerId)).toBe('RS_OK');
  expect(await ask(other, seat.playerId)).toBe('RS_ERROR_UNKNOWN');
  expect(await ask(one, stranger.playerId)).toBe('RS_ERROR_UNKNOWN');
  // A player who once played there stays known to it, for its wins and its support.
  expect(await bet({ transaction_uuid: randomUUID(), round: randomUUID() })).toBe('RS_OK');
  await site.database.sql`update round.play_token set ended_at = lib.now()`;
  expect(await ask(one, seat.playerId)).toBe('RS_OK');
});
