import { describe, expect, test } from 'vitest';
import { list, text } from './endpoint';
import { faultOf } from './faults';
import { publicOf, settingFaults, settings, settingsOf } from './settings';

describe('[SITE-01] a brand’s settings', () => {
  test('that are not set have their defaults, each of which is valid itself', () => {
    const { settings: held, faults } = settingsOf({});
    expect(faults).toEqual([]);
    expect(held).toMatchObject({ minAge: 18, isSingleWallet: true, prizeModes: [] });
    expect(held).not.toHaveProperty('gtagId');
    for (const [name, { shape, initial }] of Object.entries(settings)) {
      if (initial !== undefined && initial !== '') {
        expect(faultOf(name, shape, initial)).toBeUndefined();
      }
    }
  });

  test.each([
    ['minAge', 17, 'field.below'],
    ['minAge', '18', 'field.not_number'],
    ['minAge', 18.5, 'field.not_number'],
    ['isSingleWallet', 'yes', 'field.pattern'],
    ['defaultTheme', 'pink', 'field.pattern'],
    ['chatHeaderColour', 'red', 'field.pattern'],
    ['accentDark', 'red', 'field.pattern'],
    // Navy cannot be seen on the dark page, nor a pale yellow on the light one.
    ['accentDark', '#10204a', 'field.contrast'],
    ['accentLight', '#ffe08a', 'field.contrast'],
    ['logo', 'https://elsewhere.example/logo.png', 'field.pattern'],
    ['logo', '/pictures/11111111-2222-4333-8444-555555555555.jpg', 'field.pattern'],
    ['notableBet', 10_000_000, 'field.not_number'],
    ['notableBet', '-1', 'field.not_number'],
    ['limits', 'session.logIn:address 5/60', 'field.pattern'],
    ['limits', ['session.logIn:address 0/60'], 'field.pattern'],
    ['limits', ['calls:address 5/60', 'calls:address 5/60'], 'field.pattern'],
    ['termsUrl', null, 'field.pattern'],
    ['nobodyKnows', true, 'field.unknown'],
  ])('%s as %j is no such setting, and is not what holds', (name, value, code) => {
    expect(settingFaults({ [name]: value })).toEqual([expect.objectContaining({ name, code })]);
    const { settings: held, faults } = settingsOf({ [name]: value, feedbackMinWords: 7 });
    expect(faults).toHaveLength(1);
    expect(held).toEqual(settingsOf({ feedbackMinWords: 7 }).settings);
  });

  test('that a browser may see are those of the first table, and no other', () => {
    const publicSettings = publicOf(settingsOf({ minAge: 21, gtagId: 'G-1' }).settings);
    expect(publicSettings).toMatchObject({ minAge: 21, defaultTheme: 'dark' });
    expect(publicSettings).not.toHaveProperty('gtagId');
    expect(publicSettings).not.toHaveProperty('limits');
  });
});

test.each([
  [['a', 'bc'], undefined],
  [[], undefined],
  ['a', 'field.pattern'],
  [['a', ''], 'field.required'],
  [['a', 1], 'field.pattern'],
  [['a', 'abcd'], 'field.too_long'],
  [['a', 'a'], 'field.pattern'],
  [['a', 'b', 'c', 'd'], 'field.too_long'],
])('[ERR-04] the list %j has the fault %s', (value, code) => {
  expect(faultOf('names', list(text({ max: 3 }), { max: 3 }), value)?.code).toBe(code);
});
