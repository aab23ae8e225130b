import type { AddressInfo } from 'node:net';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOutside, type Outside } from '@parlour/testkit/site/outside';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Dialect, type Vendor } from '@parlour/testkit/vendors/vendor';
import { checkVendor, tokenForTest } from '..';

let site: Site;
let outside: Outside;
let walletUrl: string;

beforeAll(async () => {
  site = await openSite();
  outside = await openOutside(({ path }) => ({
    body: path.includes('list')
      ? [{ game_code: 'checked', name: 'Checked', category: 'Video Slots', enabled: true }]
      : { url: 'https://games.example/play?x=1' },
  }));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  walletUrl = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await outside.close();
  await dropSoundSite(site);
});

const added = async (
  code: string,
  dialect: Dialect,
  signature: 'rsa-sha256' | 'hmac-sha256',
): Promise<Vendor> => {
  const vendor = await openVendor(site, { code, dialect, signature, baseUrl: outside.url });
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles, position)
    values ('main', ${code}, 'RNG', '{"EN": "Checked"}'::jsonb, 99)`;
  return vendor;
};

let passedMs = 0;
const pass = (milliseconds: number) => site.shiftClock((passedMs += milliseconds));

const check = async (code: string, changes: object = {}) => {
  const said: string[] = [];
  const isWell = await checkVendor({
    platform: site.platform,
    code,
    walletUrl,
    print: (sentence) => said.push(sentence),
    wait: pass,
    ...changes,
  });
  return { isWell, said, all: said.join('\n') };
};

describe('[GAME-12] the check of a vendor', () => {
  test.each<[string, Dialect, 'rsa-sha256' | 'hmac-sha256']>([
    ['HUBRSA', 'hub88', 'rsa-sha256'],
    ['CALRSA', 'caleta', 'rsa-sha256'],
    ['CALHMAC', 'caleta', 'hmac-sha256'],
  ])(
    'of %s plays a bet, a win and a rollback over HTTP',
    async (code, dialect, signature) => {
      await added(code, dialect, signature);
      const { isWell, said, all } = await check(code);
      expect(said.at(-1)).toBe('All is well.');
      expect(isWell).toBe(true);
      for (const step of [
        'Row: sound',
        'Catalogue: main',
        'List: 1 games',
        'Opening: checked opens',
      ]) {
        expect(all).toContain(step);
      }
      const played = said.filter((line) => line.includes('RS_OK'));
      expect(played).toHaveLength(5);
      expect(all.includes('A test key')).toBe(signature === 'rsa-sha256');
      // Once more, with the same player.
      expect((await check(code)).said.at(-1)).toBe('All is well.');
      expect(site.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    },
    60_000,
  );

  test.each<[string, string, string]>([
    ['a switch that is misspelt', `switches = '{"settleOnce": true}'`, 'knows no "settleOnce"'],
    ['a path that is misspelt', `switches = '{"gamePaths": {"lists": "/"}}'`, 'knows no "lists"'],
    ['a broken PEM', `public_key = 'MIIBIjAN'`, 'must begin with -----BEGIN PUBLIC KEY-----'],
    ['our own broken PEM', `own_key = 'no key'`, 'must begin with -----BEGIN PRIVATE KEY-----'],
    ['a unit that is none', `units = '{"VND": "0.5"}'`, 'the unit of VND'],
    ['an operator_id that is none', `operator_id = 'we'`, 'operator_id is no whole number'],
    ['an address that is none', `base_url = 'games'`, 'the base_url is no address'],
    ['being switched off', `enabled = false`, 'is switched off'],
  ])('says in a sentence what is wrong with a row: %s', async (what, change, sentence) => {
    const code = `BAD_${what.length}_${what.split(' ').at(-1)!.replaceAll(/\W/g, '')}`.slice(0, 32);
    await added(code, 'hub88', 'rsa-sha256');
    const client = await site.database.connect('a person with psql');
    await client.query(`update gateway.profile set ${change} where code = '${code}'`);
    await client.end();
    const { isWell, said } = await check(code);
    expect(isWell).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
    expect(said[0]).not.toMatch(/error:|DECODER|asn1|routines/i);
  });

  test('reports an unknown code, and a missing site', async () => {
    expect((await check('UNKNOWN')).said[0]).toContain('there is no vendor UNKNOWN');
    await added('ALONE', 'hub88', 'hmac-sha256');
    const { isWell, all } = await check('ALONE', { walletUrl: 'http://127.0.0.1:9' });
    expect(isWell).toBe(false);
    expect(all).toContain('start the site with npm start');
  });

  test('with a key that is not the vendor’s plays nothing', async () => {
    await added('WRONGKEY', 'hub88', 'rsa-sha256');
    const { privateKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const privateKey = other.export({ type: 'pkcs8', format: 'pem' });
    const { isWell, all } = await check('WRONGKEY', { privateKey });
    expect(isWell).toBe(false);
    expect(all).toContain('none of this vendor’s');
  });

  test('runs in development only', async () => {
    const { config } = site.platform;
    const platform = { ...site.platform, config: { ...config, production: true } };
    const { isWell, said } = await check('HUBRSA', { platform });
    expect([isWell, said]).toEqual([false, ['This is for development only.']]);
  });

  test('issues a play token that plays', async () => {
    const vendor = await added('TOKEN', 'hub88', 'hmac-sha256');
    const said: string[] = [];
    const print = (sentence: string) => said.push(sentence);
    expect(await tokenForTest({ platform: site.platform, code: 'TOKEN', print })).toBe(true);
    const [user, token] = said.map((line) => line.split(/\s+/)[1]!);
    const body = vendor.body('balance', { playerId: user!.replace('main-', ''), token: token! });
    expect(await vendor.call('balance', body)).toMatchObject({ status: 'RS_OK' });
  });
});
