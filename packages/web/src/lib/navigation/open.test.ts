import type { FlagNode } from '@parlour/contract/brand';
import { describe, expect, test } from 'vitest';
import { tabsOf } from '../../features/shell/navigation/tabs';
import { isOpen, type Place } from './open';

const tree = (on: Partial<Record<'AGENTCENTER' | 'MEMBERCENTER' | 'VIP', boolean>>): FlagNode => ({
  modId: 'SITE',
  enabled: '1',
  childrenNodes: Object.entries(on).map(([modId, isOn]) => ({
    modId,
    enabled: isOn ? '1' : '0',
    childrenNodes: [],
  })),
});

const everything = tree({ AGENTCENTER: true, MEMBERCENTER: true, VIP: true });

describe('open is what the brand has on and what has a screen', () => {
  test.each(['home', 'rng', 'help', 'app', 'join', 'depositv2', 'personalHistoryCopy'] as const)(
    '%s is open',
    (place) => {
      expect(isOpen(everything, place)).toBe(true);
    },
  );

  test.each(['withdraw', 'promotions', 'pointsMall', 'playerRank'] as const)(
    '%s has no screen, so no flag opens it',
    (place) => {
      expect(isOpen(everything, place)).toBe(false);
    },
  );

  test('a brand without the member centre has none of its pages', () => {
    expect(isOpen(tree({ MEMBERCENTER: false }), 'depositv2')).toBe(false);
    expect(isOpen(tree({ MEMBERCENTER: false }), 'help')).toBe(true);
  });
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
  });
});
