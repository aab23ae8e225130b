import { describe, expect, test } from 'vitest';
import { instantOf, localTimeOf } from './instant-of';

describe('[WALLET-07] the moment that a person writes', () => {
  test.each([
    ['2026-11-23T10:00', 'Asia/Ho_Chi_Minh', '2026-11-23T03:00:00.000Z'],
    ['2026-11-23T00:30', 'Asia/Tokyo', '2026-11-22T15:30:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-11-23T10:00', 'UTC', '2026-11-23T10:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, at) => {
    expect(instantOf(local, zone)).toBe(at);
    expect(localTimeOf(Date.parse(at), zone)).toBe(local);
  });

  test('is none when nothing sound is written', () => {
    expect(instantOf('', 'Asia/Tokyo')).toBeUndefined();
    expect(instantOf('2026-13-01T00:00', 'Asia/Tokyo')).toBeUndefined();
  });
});
