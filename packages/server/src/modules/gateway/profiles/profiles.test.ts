import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@parlour/node-kit/database/database';
import { openDatabase } from '../../../lib/database/open-database';
import { openAtRest } from '../../../lib/seal';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { profileOf } from './profiles';
import { sealOwnKey } from '../queries';

let site: Site;
/** The database as another process of the site has it. */
let elsewhere: Database;
let shiftMs = 0;

beforeAll(async () => {
  site = await openSite();
  elsewhere = openDatabase(site.databaseUrl);
});

afterAll(async () => {
  await elsewhere.close();
  await site.drop();
});

beforeEach(async () => {
  await pass(3_600_000);
});

const pass = async (milliseconds: number) => {
  shiftMs += milliseconds;
  await site.shiftClock(shiftMs);
};

const hmac = { signature: 'hmac-sha256' } as const;

describe('[GAME-12] a change in the row of a vendor', () => {
  test('applies from the first call after an idle hour, in every process', async () => {
    const off = await openVendor(site, { code: 'QUIET', ...hmac });
    const seat = await takeSeat(site, off, { cash: '1' });
    const bet = () => off.call('bet', off.body('bet', seat));
    const there = { ...site.platform, database: elsewhere };
    expect((await bet()).status).toBe('RS_OK');
    expect(await profileOf(there, 'QUIET')).toMatchObject({ enabled: true });
    await site.database.sql`update gateway.profile set enabled = false where code = 'QUIET'`;
    await pass(4001);
    expect((await bet()).status).toBe('RS_ERROR_INVALID_PARTNER');
    expect(await profileOf(there, 'QUIET')).toMatchObject({ enabled: false });
  });

  test('is seen within seconds by a process that is called all the time', async () => {
    const busy = await openVendor(site, { code: 'BUSY', ...hmac });
    expect(await profileOf(site.platform, busy.code)).toMatchObject({ name: 'BUSY' });
    await site.database.sql`update gateway.profile set name = 'Busier' where code = 'BUSY'`;
    for (let seconds = 1; seconds <= 3; seconds += 1) {
      await pass(1000);
      await profileOf(site.platform, busy.code);
    }
    // A reload that was started ends without another call.
    await expect.poll(() => profileOf(site.platform, busy.code)).toMatchObject({ name: 'Busier' });
  });

  test('is not waited for while the database does not answer', async () => {
    await openVendor(site, { code: 'STUCK', ...hmac });
    let isStuck = false;
    const sql = ((...words: Parameters<Database['sql']>) =>
      isStuck ? new Promise(() => {}) : site.database.sql(...words)) as Database['sql'];
    const there = { ...site.platform, database: { ...site.database, sql } };
    await profileOf(there, 'STUCK');
    isStuck = true;
    await pass(3_600_000);
    const askedAt = performance.now();
    expect(await profileOf(there, 'STUCK')).toMatchObject({ code: 'STUCK' });
    expect(performance.now() - askedAt).toBeLessThan(600);
  });
});

describe('[GAME-12] an invalid row', () => {
  const sound = {
    kind: 'bet',
    player: 'user',
    fields: {
      user: 'name',
      token: 'token',
      transaction_uuid: 'name',
      round: 'name',
      game_code: 'name',
      currency: 'name',
      amount: 'amount',
    },
  };
  const { token: _token, ...tokenless } = sound.fields;

  test.each([
    [{ calls: {} }, 'the dialect has no calls'],
    [{ gamePaths: { list: null } }, "the dialect's gamePaths have no list"],
    [{ repeatBalance: 'now' }, "the dialect's repeatBalance is neither stored nor current"],
    [{ calls: { '/bet': { ...sound, kind: 'stake' } } }, 'the call /bet is of no kind: stake'],
    [{ calls: { '/bet': { kind: 'bet' } } }, 'the call /bet has no fields'],
    [
      { calls: { '/bet': { ...sound, fields: { ...sound.fields, round: 'nane?' } } } },
      'the call /bet has a field of no kind: round is nane?',
    ],
    [
      { calls: { '/bet': { ...sound, fields: tokenless } } },
      'the call /bet does not say where token is',
    ],
    [
      { calls: { '/bet': { ...sound, player: 'userId' } } },
      'the call /bet names its player by no field: userId',
    ],
    [
      { amounts: 'decimal', calls: { '/bet': sound } },
      'the call /bet must have an amount of kind decimal',
    ],
    [
      { calls: { '/bet': { ...sound, fields: { ...sound.fields, amount: 'decimal' } } } },
      'the call /bet must have an amount of kind amount',
    ],
  ])('%j leaves its vendor out, and the log says why', async (switches, why) => {
    await openVendor(site, { code: 'SLIP', ...hmac }).catch(() => {});
    await site.database.sql`
      update gateway.profile set switches = ${JSON.stringify(switches)}::jsonb
      where code = 'SLIP'`;
    await pass(5000);
    expect(await profileOf(site.platform, 'SLIP')).toBeUndefined();
    const lines = site.logLines.filter((line) => line.includes('"vendor":"SLIP"'));
    expect(lines.at(-1)).toContain('gateway.profile_broken');
    expect(lines.at(-1)).toContain(why.replace('the call', "the dialect's call"));
  });

  test('is valid again once it is corrected', async () => {
    await site.database.sql`update gateway.profile set switches = '{}' where code = 'SLIP'`;
    await pass(5000);
    expect(await profileOf(site.platform, 'SLIP')).toMatchObject({ code: 'SLIP' });
  });

  test.each([['0'], ['-10'], ['0.5'], ['ten'], ['']])(
    'a unit of %j micros leaves its vendor out, and the others keep working',
    async (unit) => {
      await openVendor(site, { code: 'SOUND', ...hmac }).catch(() => {});
      await openVendor(site, { code: 'ODD', ...hmac }).catch(() => {});
      await site.database.sql`
        update gateway.profile set units = ${JSON.stringify({ VND: unit })}::jsonb
        where code = 'ODD'`;
      await pass(5000);
      expect(await profileOf(site.platform, 'ODD')).toBeUndefined();
      expect(await profileOf(site.platform, 'SOUND')).toMatchObject({ code: 'SOUND' });
      expect(site.logLines.findLast((line) => line.includes('gateway.profile_broken'))).toContain(
        'the unit of VND',
      );
    },
  );
});

test('unknown codes cause a bounded number of reloads', async () => {
  await openVendor(site, { code: 'CRACKED', ...hmac });
  await site.database.sql`update gateway.profile set units = '{"VND": "0"}' where code = 'CRACKED'`;
  await pass(30_000);
  // Each reload logs the invalid row.
  const readings = () => site.logLines.filter((line) => line.includes('"vendor":"CRACKED"')).length;
  const before = readings();
  for (let n = 0; n < 60; n += 1) {
    expect(await profileOf(site.platform, `unknown${n}`)).toBeUndefined();
  }
  expect(readings() - before).toBeGreaterThan(1);
  expect(readings() - before).toBeLessThanOrEqual(21);
  await openVendor(site, { code: 'LATER', ...hmac });
  await pass(1000);
  expect(await profileOf(site.platform, 'LATER')).toMatchObject({ code: 'LATER' });
});

test('a key that a former SECRET_KEY sealed is read, and sealed again by the current one', async () => {
  const { code } = await openVendor(site, { code: 'RESEALED', ...hmac });
  const sealedNow = async () => {
    const [row] = await site.database.sql<{ sealed: Buffer }>`
      select own_key_sealed as sealed from gateway.profile where code = ${code}`;
    return row!.sealed;
  };
  expect(await profileOf(site.platform, code)).toMatchObject({ code });
  const former = await sealedNow();
  const { config } = site.platform;
  const secretKey = 'another secret key of the tests, long enough';
  const oldSecretKeys = [config.secretKey];
  const changed = { ...site.platform, database: elsewhere };
  await profileOf({ ...changed, config: { ...config, secretKey, oldSecretKeys } }, code);
  const resealed = await sealedNow();
  expect(resealed.equals(former)).toBe(false);
  const keys = { secretKey, oldSecretKeys: [] };
  expect(openAtRest(keys, "a vendor's key", resealed).text).toContain(
    'a shared secret of the tests',
  );
});

test('[R-W6] a key that was changed while the old one was being sealed is not lost', async () => {
  const { code } = await openVendor(site, { code: 'NEWKEY', ...hmac });
  const { sql } = site.database;
  const sealed = Buffer.from('the former key, sealed');
  await sql`update gateway.profile set own_key = 'the newer key of the two' where code = ${code}`;
  await sealOwnKey(sql, { code, ownKey: 'the former key', sealed });
  const [row] = await sql`
    select own_key as "ownKey", own_key_sealed as sealed from gateway.profile where code = ${code}`;
  expect(row).toEqual({ ownKey: 'the newer key of the two', sealed: null });
});
