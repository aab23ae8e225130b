import type { Banner } from '@parlour/contract/content';
import { describe, expect, test } from 'vitest';
import { bannerLink } from './banner-link';

const banner = (linkageType: Banner['linkageType'], link?: string): Banner => ({
  bannerId: '1',
  groupName: 'home',
  url: '',
  linkageType,
  ...(link === undefined ? {} : { link }),
  art: { code: 'lotus', vendor: 'HOUSE', category: 'FISH' },
});

const hrefOf = (given: Banner, isOpen = true): string | undefined =>
  bannerLink(given, () => isOpen)?.href;

describe('[SHELL-11] a click on a banner', () => {
  test.each([
    ['path', '/rng?page=HOUSE', '/rng?page=HOUSE'],
    ['promotion', 'a b', '/promoDetail?id=a+b'],
    ['game', 'lotus', '/game?vassalage=HOUSE&gameCode=lotus&gameType=FISH'],
    ['modal', 'login', '/login'],
    ['modal', 'register', '/register'],
    ['modal', 'depositv2', '/?mc=depositv2'],
    ['outside', 'https://example.com/a', 'https://example.com/a'],
  ] as const)('by %s to %s leads to %s', (linkageType, link, href) => {
    expect(hrefOf(banner(linkageType, link))).toBe(href);
  });

  test.each([
    ['none', '/rng'],
    ['path', '//example.com'],
    ['path', '/\\example.com'],
    ['path', 'https://example.com'],
    ['path', undefined],
    ['modal', 'changePassModal'],
    ['modal', undefined],
    ['outside', 'http://example.com'],
    ['outside', 'javascript:alert(1)'],
    ['outside', undefined],
  ] as const)('by %s to %s leads nowhere', (linkageType, link) => {
    expect(hrefOf(banner(linkageType, link))).toBeUndefined();
  });

  test.each([
    ['path', '/promotions'],
    ['promotion', '7'],
    ['modal', 'depositv2'],
  ] as const)('by %s to %s leads nowhere while that is not open', (linkageType, link) => {
    expect(hrefOf(banner(linkageType, link), false)).toBeUndefined();
  });

  test('an outside address opens in a new tab, without opener', () => {
    const link = bannerLink(banner('outside', 'https://example.com/'), () => true);
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    // The browser follows it: no handler of ours stands in between.
    expect(link).not.toHaveProperty('onClick');
  });
});
