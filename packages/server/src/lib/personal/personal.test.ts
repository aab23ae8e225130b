import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decryptPersonal,
  digestsOf,
  encryptPersonal,
  newDataKey,
  unwrapDataKey,
  wrapDataKey,
} from './personal';

const keys = { secretKey: 'a'.repeat(40), oldSecretKeys: [] };
const later = { secretKey: 'b'.repeat(40), oldSecretKeys: [keys.secretKey] };
const of = { playerId: '1001', kind: 'email' };

describe('a personal value', () => {
  test('comes back as it was, and its bytes never show it', () => {
    const dataKey = newDataKey();
    fc.assert(
      fc.property(fc.string({ minLength: 5 }), (value) => {
        const bytes = encryptPersonal(dataKey, of, value);
        expect(decryptPersonal(dataKey, of, bytes)).toBe(value);
        expect(bytes.includes(Buffer.from(value))).toBe(false);
        expect(encryptPersonal(dataKey, of, value).equals(bytes)).toBe(false);
      }),
    );
  });

  test.each([
    ['another player', { ...of, playerId: '1002' }],
    ['another kind', { ...of, kind: 'mobile' }],
  ])('does not open as that of %s', (_name, other) => {
    const dataKey = newDataKey();
    const bytes = encryptPersonal(dataKey, of, 'lan@example.com');
    expect(() => decryptPersonal(dataKey, other, bytes)).toThrow(/authenticate/);
  });

  test('does not open when one of its bits was changed', () => {
    const dataKey = newDataKey();
    const bytes = encryptPersonal(dataKey, of, 'lan@example.com');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => decryptPersonal(dataKey, of, changed)).toThrow(/authenticate/);
    }
  });
});

describe("a player's key", () => {
  test('opens under the key of the site that wrapped it, by its id, and for that player only', () => {
    const dataKey = newDataKey();
    const wrapped = wrapDataKey(keys, '1001', dataKey);
    expect(unwrapDataKey(keys, '1001', wrapped).equals(dataKey)).toBe(true);
    expect(unwrapDataKey(later, '1001', wrapped).equals(dataKey)).toBe(true);
    expect(() => unwrapDataKey(keys, '1002', wrapped)).toThrow(/authenticate/);
  });

  test('does not open without the former key, which the failure names by its id', () => {
    const wrapped = wrapDataKey(keys, '1001', newDataKey());
    expect(() => unwrapDataKey({ ...later, oldSecretKeys: [] }, '1001', wrapped)).toThrow(
      `SECRET_KEY_OLD lacks the key ${wrapped.keyId}`,
    );
  });
});

describe('digests', () => {
  const mobile = { brand: 'main', kind: 'mobile' };

  test('of one value agree as long as the sites share a key', () => {
    const [before] = digestsOf(keys, mobile, '84901234567');
    const [newest, former] = digestsOf(later, mobile, '84901234567');
    expect(former).toEqual(before);
    expect(newest).not.toEqual(before);
  });

  test('differ by brand, kind and value, and cannot be shifted from one part into another', () => {
    const all = [
      digestsOf(keys, mobile, '84901234567'),
      digestsOf(keys, mobile, '84901234568'),
      digestsOf(keys, { ...mobile, brand: 'second' }, '84901234567'),
      digestsOf(keys, { ...mobile, kind: 'idNumber' }, '84901234567'),
      digestsOf(keys, { brand: 'main", "mobile', kind: '' }, '84901234567'),
    ].map(([first]) => first!.digest.toString('hex'));
    expect(new Set(all).size).toBe(all.length);
  });
});
