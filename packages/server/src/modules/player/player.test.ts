import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asMember, foldUsername, maskEmail, maskMobile, maskUsername } from './player';
import type { PlayerRow } from './queries';

const row: PlayerRow = {
  id: 1001n,
  brand: 'main',
  username: 'lantran',
  nickname: 'Lan',
  type: 0,
  uplineId: null,
  hasDownlines: false,
  currency: 'VND',
  language: 'VI',
  rankLevel: 0,
  rankLabel: '',
  memberLabel: '',
  avatar: null,
  isPausing: false,
  registeredAt: new Date('2026-11-01T00:00:00Z'),
};

describe('[AUTH-18] the answer to a member about their own profile', () => {
  test('leaves out unknown fields', () => {
    const member = asMember(row, { upline: undefined, hasPaymentPassword: false });
    expect(Object.keys(member)).not.toContain('emailMasked');
    expect(Object.keys(member)).not.toContain('toUpline');
    expect(member).toMatchObject({ id: '1001', account: 'lantran', nickname: 'Lan', type: 0 });
  });

  test('contains contacts masked only', () => {
    const member = asMember(row, {
      upline: 'agent_one',
      hasPaymentPassword: true,
      email: 'lan.tran@example.com',
      mobile: '84901234567',
    });
    expect(member).toMatchObject({
      emailMasked: 'l***n@example.com',
      mobileMasked: '********567',
      toUpline: 'agent_one',
      hasPaymentPassword: true,
    });
    expect(JSON.stringify(member)).not.toMatch(/lan\.tran@|901234/);
  });
});

test.each([
  ['a@example.com', 'a***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['abc@example.com', 'a***c@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each([
  ['ngoclan23', 'ng***23'],
  ['lan123', 'la***23'],
  ['lan12', 'l***2'],
  ['ab', 'a***'],
  ['lan', 'l***'],
  ['đặng_ánh', 'đặ***nh'],
])('[LOBBY-02] the account %s is shown as %s', (username, shown) => {
  expect(maskUsername(username)).toBe(shown);
});

test('a masked number shows three digits of any number, and keeps its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,15}$/), (mobile) => {
      const shown = maskMobile(mobile);
      expect(shown).toHaveLength(mobile.length);
      expect(shown.replaceAll('*', '')).toBe(mobile.slice(-3));
    }),
  );
});

test('[R-S10] names that look alike in case or composition are one name', () => {
  expect(foldUsername('ÁNH_dương')).toBe(foldUsername('A\u0301nh_du\u031bo\u031bng'));
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(foldUsername(foldUsername(name))).toBe(foldUsername(name));
    }),
  );
});
