import type { FlagNode } from '@parlour/contract/brand';
import type { Offer } from '@parlour/contract/pages';
import { describe, expect, test } from 'vitest';
import { tabsOf } from '../../features/shell/navigation/tabs';
import { hasScreen, isOpen, type Place } from './open';

type Flags = Partial<Record<'AGENTCENTER' | 'MEMBERCENTER' | 'VIP', boolean>>;

const tree = (on: Flags): FlagNode => ({
  modId: 'SITE',
  enabled: '1',
  childrenNodes: Object.entries(on).map(([modId, isOn]) => ({
    modId,
    enabled: isOn ? '1' : '0',
    childrenNodes: [],
  })),
});

const site = (on: Flags, ...offers: Offer[]) => ({ status: { whitelabel: tree(on) }, offers });

const flags = { AGENTCENTER: true, MEMBERCENTER: true, VIP: true };
const everything = site(flags);

describe('open is what the brand has on and what has a screen', () => {
  test.each([
    'home',
    'rng',
    'help',
    'app',
    'join',
    'depositv2',
    'withdraw',
    'personalHistoryCopy',
  ] as const)('%s is open', (place) => {
    expect(isOpen(everything, place)).toBe(true);
  });

  test('[NAV-06] the ranks of the club are open where the brand has one', () => {
    expect(isOpen(everything, 'playerRank')).toBe(true);
    expect(isOpen(site({ ...flags, VIP: false }), 'playerRank')).toBe(false);
  });

  test('a brand without the member centre has none of its pages', () => {
    expect(isOpen(site({ MEMBERCENTER: false }), 'depositv2')).toBe(false);
    expect(isOpen(site({ MEMBERCENTER: false }), 'help')).toBe(true);
  });

  test.each(['promotions', 'promoDetail', 'pointsMall'] as const)(
    '[NAV-03] [SHELL-05] %s has its screen, and no link leads there while the brand has none',
    (place) => {
      expect(hasScreen(tree(flags), place)).toBe(true);
      expect(isOpen(everything, place)).toBe(false);
      expect(isOpen(site(flags, 'promotions', 'points'), place)).toBe(true);
    },
  );
});

describe('[SHELL-17] the five tabs', () => {
  const all = ['home', 'search', 'depositv2', 'promotions', 'securityCenter'];
  const without =
    (...closed: Place[]) =>
    (place: Place) =>
      !closed.includes(place);

  test('are the five of the design where all are open', () => {
    expect(tabsOf(without())).toEqual(all);
  });

  test('put help in the place of a tab that is not open, then the betting record', () => {
    expect(tabsOf(without('promotions'))).toEqual(all.with(3, 'help'));
    expect(tabsOf(without('depositv2', 'promotions'))).toEqual(
      all.with(2, 'help').with(3, 'personalHistoryCopy'),
    );
    expect(tabsOf(without('promotions', 'help'))).toEqual(all.with(3, 'personalHistoryCopy'));
  });

  test('are as many as are open on this site', () => {
    expect(tabsOf((place) => isOpen(everything, place))).toEqual(all.with(3, 'help'));
    expect(tabsOf((place) => isOpen(site(flags, 'promotions'), place))).toEqual(all);
  });
});
