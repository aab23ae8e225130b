import { expect, test } from 'vitest';
import { choiceOf, detailsOf, isTooLong } from './round-filter';

test('[WALLET-07] the filter of the record is read from its address and written back', () => {
  const search = 'mc=x&recordType=FISH&recordVendor=HOUSE&recordGame=lotus&recordState=won';
  const choice = {
    gameType: 'FISH',
    vassalage: 'HOUSE',
    gameCode: 'lotus',
    ending: 'won',
  } as const;
  expect(choiceOf(search)).toEqual(choice);
  const details = new URLSearchParams(detailsOf(choice));
  expect(choiceOf(details.toString())).toEqual(choice);
  expect(choiceOf('recordType=KENO&recordState=closed&recordVendor=')).toEqual({});
});

test('[WALLET-07] a filter covers 92 days, and the record without one a year', () => {
  const days = { from: '2026-01-01', to: '2026-04-02' };
  expect(isTooLong(days, { ending: 'won' })).toBe(false);
  expect(isTooLong({ ...days, to: '2026-04-03' }, { ending: 'won' })).toBe(true);
  expect(isTooLong({ ...days, to: '2026-12-31' }, {})).toBe(false);
});
