import { player } from '@parlour/contract/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../testing/site';
import { logInAs, registerPlayer } from '../../testing/world';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('[AUTH-01] a registered player logs in by name and password, and is known', async () => {
  const { username, password, playerId } = await registerPlayer(site);
  const browser = await logInAs(site, { username, password });
  expect(await browser.get(player.readMember, {})).toMatchObject({
    id: playerId,
    account: username,
    type: 0,
    currency: 'VND',
    brand: 'main',
  });
});
