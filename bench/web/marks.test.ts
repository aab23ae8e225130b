import { expect, test } from 'vitest';
import { missedIn } from './marks';

const page = { lcp_vs_plain: 1.7, lcp_vs_react: 1, tbt_vs_react: 3, js_vs_react: 2, cls: 0.02 };

test('the first pages have the stricter mark, and a mark that is met is not missed', () => {
  expect(missedIn({ '/help': page })).toEqual([]);
  expect(missedIn({ '/': page })).toEqual(['/ LCP 1.7x the plain floor']);
  expect(missedIn({ '/login': { ...page, tbt_vs_react: 3.1, cls: 0.03 } })).toEqual([
    '/login TBT 3.1x the React floor',
    '/login CLS 0.03',
  ]);
});
