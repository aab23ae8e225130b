import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placePlays } from './place-plays';

// Addresses of networks in Viet Nam and in the United States.
const home = '113.160.0.1';
const abroad = '8.8.8.8';

let site: Site;
let vendor: Vendor;
let player: SomePlayer;
let token: string;

beforeAll(async () => {
  site = await openSite({ LIMITS_EXEMPT: '10.0.0.0/8,113.160.0.0/16,8.8.8.8/32' });
  vendor = await openVendor(site);
});
afterAll(() => dropSoundSite(site));

beforeEach(async () => {
  player = await registerPlayer(site, { address: home });
  await fund(site, player, '1000');
  const [signIn] = await site.database.sql<{ id: string }>`
    select id::text from session.sign_in_view where player_id = ${player.playerId}::bigint`;
  token = await vendor.token(player, { signInId: signIn!.id });
  await player.get(session.touch, {});
});
afterEach(async () => {
  await site.database.sql`delete from brand.blocked_country`;
  site.forgetBrands();
  await site.shiftClock(0);
});

const bet = async (): Promise<string> =>
  (await vendor.call('bet', vendor.body('bet', { playerId: player.playerId, token }))).status;

const refuseAbroad = async () => {
  await site.database.sql`insert into brand.blocked_country (brand, country) values ('main', 'US')`;
  site.forgetBrands();
};

/** The clock goes on by so many minutes, in which the player does something each ten of them. */
const goOn = async (minutes: number) => {
  await site.shiftClock(minutes * 60_000);
  await site.database.sql`
    update session.sign_in set active_at = lib.now() where player_id = ${player.playerId}::bigint`;
};

const placeOfPlay = async () => {
  const [row] = await site.database.sql<{ country: string | null }>`
    select country from round.play_token where player_id = ${player.playerId}::bigint`;
  return row!.country;
};

describe('[R-C6] play', () => {
  test('keeps the country of its player, and asks it again after an hour', async () => {
    expect(await bet()).toBe('RS_OK');
    player.address = abroad;
    await goOn(59);
    await player.get(wallet.readBalance, {});
    await placePlays(site.platform);
    expect(await placeOfPlay()).toBeNull();
    await goOn(61);
    await placePlays(site.platform);
    expect(await placeOfPlay()).toBe('US');
    expect(await bet()).toBe('RS_OK');
  });

  test('ends where the player went to a country that is not served, though its calls are refused', async () => {
    await refuseAbroad();
    player.address = abroad;
    await goOn(61);
    const refused = await player.call(wallet.readBalance, {});
    expect([refused.status, refused.refusal?.code]).toEqual([451, 'brand.region_blocked']);
    await placePlays(site.platform);
    expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect(site.logLines.join('')).toContain('launch.play_ended');
  });

  test('ends where the brand serves the country no longer', async () => {
    player.address = abroad;
    await goOn(5);
    await player.get(wallet.readBalance, {});
    await refuseAbroad();
    await goOn(61);
    await placePlays(site.platform);
    expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED');
  });

  test('of another player goes on, and a forged address changes nothing', async () => {
    await refuseAbroad();
    await goOn(61);
    await player.call(wallet.readBalance, {}, { headers: { 'x-forwarded-for': abroad } });
    await placePlays(site.platform);
    expect([await bet(), await placeOfPlay()]).toEqual(['RS_OK', 'VN']);
  });

  test('that ended is settled: a win of its round is paid', async () => {
    const body = vendor.body('bet', { playerId: player.playerId, token });
    expect((await vendor.call('bet', body)).status).toBe('RS_OK');
    await refuseAbroad();
    player.address = abroad;
    await goOn(61);
    await player.call(wallet.readBalance, {});
    await placePlays(site.platform);
    const win = vendor.body(
      'win',
      { playerId: player.playerId, token },
      { round: body.round, reference_transaction_uuid: body.transaction_uuid },
    );
    expect((await vendor.call('win', win)).status).toBe('RS_OK');
  });
});

test('[R-C6] a deposit keeps the country of the address that asked for it', async () => {
  player.address = abroad;
  const { id } = await player.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '50000' });
  const [row] = await site.database.sql<{ country: string }>`
    select country from cashier.deposit where id = ${id}::uuid`;
  expect(row!.country).toBe('US');
});

test('[R-C6] a session that changes its address with each call is written once a minute', async () => {
  const seen = async () => {
    const [row] = await site.database.sql<{ address: string; at: Date }>`
      select host(seen_address) as address, seen_at as at from session.sign_in
      where player_id = ${player.playerId}::bigint`;
    return row!;
  };
  player.address = '113.160.0.2';
  await player.get(wallet.readBalance, {});
  const first = await seen();
  expect(first.address).toBe('113.160.0.2');
  player.address = '113.160.0.3';
  await player.get(wallet.readBalance, {});
  expect(await seen()).toEqual(first);
  await site.shiftClock(61_000);
  await player.get(wallet.readBalance, {});
  expect((await seen()).address).toBe('113.160.0.3');
});
