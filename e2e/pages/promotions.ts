import type { Page } from '@playwright/test';
import { type PromotionNotice, promotionStates } from '@parlour/contract/promotion';
import { withNotices } from './announcements';

/** A site with a promotion of every state. */
export const withPromotions = async (
  page: Page,
  more: Partial<PromotionNotice> = {},
): Promise<void> => {
  const promotion = promotionStates
    .toReversed()
    .map((state) => ({ id: `p-${state}`, title: `Khuyến mãi ${state}`, state, ...more }));
  await page.route(
    ({ pathname }) => /^\/(promotions|promoDetail|rng)?$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"offers":\[(.*?)\]/, (_, own: string) => {
        const offers = ['"promotions"', ...(own ? [own] : [])];
        return `"offers":[${offers.join(',')}]`;
      });
      await route.fulfill({ response, body });
    },
  );
  await withNotices(page, (value: object) => ({ ...value, promotion }));
};
