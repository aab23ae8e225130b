import { operator } from '@parlour/contract/operator';
import { openOperator, shareAddress } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { openPlay } from '@parlour/testkit/ledger/void-scene';
import { give } from '@parlour/testkit/ledger/world';
import { micros } from '@parlour/contract/money';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
let vendor: Vendor;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});
afterAll(() => site.drop());

test('[R-I7] who works at another brand or is tied learns nothing of the player’s money', async () => {
  const someone = await registerPlayer(site);
  await give(site, someone.playerId, { pocket: 'cash', amount: micros('10') });
  const seat = { playerId: someone.playerId, token: await vendor.token(someone) };
  const play = openPlay(site, vendor, seat);
  await play.win(await play.bet(10), 60);
  const id = await play.id();
  await openPlay(site, vendor, seat).bet(55);
  const stranger = await openOperator(site, { roles: ['lead'], brands: ['second'] });
  const tied = await openOperator(site, { roles: ['compliance'] });
  await shareAddress(site, tied, someone);
  const ask = async (by: typeof stranger) =>
    (
      await by.call(operator.previewChange, {
        kind: 'void',
        object: id,
        patch: { reason: 'malfunction' },
      })
    ).refusal;
  const answers = [await ask(stranger), await ask(tied)];
  expect(answers.map((one) => one?.code)).toEqual(['request.unknown', 'desk.conflict']);
});
