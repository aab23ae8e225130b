import { describe, expect, test } from 'vitest';
import { contract } from './contract';
import { choice, date, type Endpoint, flag, money, text, whole } from './endpoint';
import { faultsOf } from './faults';

describe('an input checked against its shapes', () => {
  const shapes = {
    name: text({ min: 2, max: 4 }),
    code: text({ pattern: '^[0-9]+$', optional: true }),
    amount: money({ min: '10', max: '20' }),
    page: whole({ min: 1, optional: true }),
    agreed: flag(),
    kind: choice(['deposit', 'withdrawal']),
    day: date({ optional: true }),
  };
  const sound = { name: 'Ễn', amount: '12.5', agreed: true, kind: 'deposit' };

  test('is valid when every field is', () => {
    expect(faultsOf(shapes, { ...sound, code: '007', page: 3, day: '2026-02-28' })).toEqual([]);
  });

  test.each([
    [{ name: '' }, { name: 'name', code: 'field.required' }],
    [{ name: 'a' }, { name: 'name', code: 'field.too_short', min: 2, max: 4 }],
    [{ name: 'abcde' }, { name: 'name', code: 'field.too_long', min: 2, max: 4 }],
    [{ code: 'x' }, { name: 'code', code: 'field.pattern' }],
    [{ name: 'a\0b' }, { name: 'name', code: 'field.pattern' }],
    [{ name: 'a\ud800b' }, { name: 'name', code: 'field.pattern' }],
    [{ day: '0000-01-01' }, { name: 'day', code: 'field.pattern' }],
    [{ amount: '-1' }, { name: 'amount', code: 'field.not_number' }],
    [{ amount: '1e1' }, { name: 'amount', code: 'field.not_number' }],
    [{ amount: 12 }, { name: 'amount', code: 'field.not_number' }],
    [{ amount: '9.999999' }, { name: 'amount', code: 'field.below', min: '10' }],
    [{ amount: '20.000001' }, { name: 'amount', code: 'field.above', max: '20' }],
    [{ amount: '12.0000001' }, { name: 'amount', code: 'field.not_number' }],
    [{ page: 1.5 }, { name: 'page', code: 'field.not_number' }],
    [{ page: 0 }, { name: 'page', code: 'field.below', min: 1 }],
    [{ agreed: 'true' }, { name: 'agreed', code: 'field.pattern' }],
    [{ kind: 'loan' }, { name: 'kind', code: 'field.pattern' }],
    [{ day: '2026-02-30' }, { name: 'day', code: 'field.pattern' }],
    [{ isAdmin: true }, { name: 'isAdmin', code: 'field.unknown' }],
  ])('[ERR-04] %o is refused by the name of its field', (change, fault) => {
    expect(faultsOf(shapes, { ...sound, ...change })).toEqual([fault]);
  });
});

describe('the contract', () => {
  const all: Endpoint[] = Object.values(contract).flatMap((table) => Object.values(table));

  test('[API-01] has no method and path twice, and each call has its noun', () => {
    const places = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
    for (const [noun, table] of Object.entries(contract)) {
      for (const endpoint of Object.values(table)) expect(endpoint.noun).toBe(noun);
    }
  });

  test('[API-07] calls without a place in the specification have the decided one', () => {
    const placeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
    const { brand, catalogue, player } = contract;
    expect(placeOf(brand.listCountries)).toBe('GET /wps/system/countries');
    expect(placeOf(brand.listServiceLinks)).toBe('GET /wps/system/customerService');
    expect(placeOf(player.setLanguage)).toBe('PUT /wps/member/language');
    for (const [does, toggle] of [
      ['add', catalogue.addFavourite],
      ['remove', catalogue.removeFavourite],
    ] as const) {
      expect(placeOf(toggle)).toBe(`POST /wps/relay/MCSFE_${does}FavoriteGameV2`);
      expect(Object.keys(toggle.input)).toEqual(['nodeId', 'vendor', 'gameType']);
      expect(toggle.caller).toBe('player');
    }
  });

  test('[API-07] a call that the specification does not name stands under its noun', () => {
    const ours = all.filter(({ path }) => !/^\/(wps|lgw|lotto)\//.test(path));
    expect(ours.length).toBeGreaterThan(20);
    for (const { path, noun } of ours) expect(path.startsWith(`/api/${noun}/`), path).toBe(true);
  });

  test('[API-08] a GET takes a query, moves nothing and claims nothing', () => {
    const reads = all.filter(({ method }) => method === 'GET');
    for (const { input, once = false, sealed = false, form = false, path } of reads) {
      expect([once, sealed, form], path).toEqual([false, false, false]);
      // A list is one text, joined by commas.
      expect(Object.values(input).map(({ kind }) => kind)).not.toContain('list');
    }
    // What moves money or claims something is sent in a body.
    for (const { once = false, method } of all) if (once) expect(method).not.toBe('GET');
  });

  test('[API-02] a call that carries a password is sealed, and no GET is', () => {
    for (const { input, sealed = false, method, path } of all) {
      const carriesPassword = Object.keys(input).some((name) => /password/i.test(name));
      if (carriesPassword) expect(sealed, path).toBe(true);
      if (method === 'GET') expect(sealed, path).toBe(false);
    }
  });

  test('[SITE-14] the calls of the cashier, the inbox and the record belong to the member centre', () => {
    const ofCentre = all.filter(({ centre }) => centre === 'member');
    const { countUnread: _ofHeader, ...inbox } = contract.message;
    const nouns = [contract.cashier, inbox, contract.report].flatMap((table) =>
      Object.values(table),
    );
    const { transferToDownline, transferToUpline, listTransfers } = contract.wallet;
    expect(ofCentre).toEqual([...nouns, transferToDownline, transferToUpline, listTransfers]);
  });

  test('[STORE-02] no call takes a token as a field', () => {
    for (const { input, path } of all) expect(Object.keys(input), path).not.toContain('token');
  });
});
