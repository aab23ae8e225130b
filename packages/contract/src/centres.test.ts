import { expect, test } from 'vitest';
import { memberPages, memberPath } from './centres';

test('[MEMBER-01] the menu has the thirteen pages in their order, then the club and the limits', () => {
  expect(Object.keys(memberPages)).toEqual([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'playerRank',
    'responsible',
  ]);
});

test('[MEMBER-01] a page opens over any page of the site, by an address of its own', () => {
  expect(memberPath('withdraw')).toBe('/?mc=withdraw');
  const over = { pathname: '/rng', search: '?page=HOUSE&mc=depositv2' };
  expect(memberPath('playerRank', over)).toBe('/rng?page=HOUSE&mc=playerRank');
});
