import type { Locator, Page } from '@playwright/test';

export const jackpot = (page: Page): Locator =>
  page.getByRole('main').getByRole('group', { name: 'Giải tích lũy' });

/** The digits as they stand: each wheel is turned to its own. */
export const shownFigure = (of: Locator): Promise<string> =>
  of.locator('[dir="ltr"] > *').evaluateAll((places) =>
    places
      .map((place) => {
        const wheel = place.firstElementChild as HTMLElement | null;
        if (!wheel) return place.textContent;
        return String(-Number(/translateY\((-?\d+)%\)/.exec(wheel.style.transform)?.[1]) / 10);
      })
      .join(''),
  );

/** Home of a brand that has it this way; the site itself has none. */
export const withJackpot = async (page: Page, kind: 'illustrative' | 'pool'): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"jackpot":"none"', `"jackpot":"${kind}"`);
      await route.fulfill({ response, body });
    },
  );
};
