import { builtMemberPages, memberPath } from '@parlour/contract/centres';
import { player } from '@parlour/locales/vi/site/player';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreHeading, centreOf, expectFaultless } from './pages/centre';
import { isPhone } from './pages/screen';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

/** The addresses that the menu of this screen leads to, each once, as they stand. */
const menuAddresses = async (page: Page): Promise<string[]> => {
  const links = centreOf(page).getByRole('navigation').getByRole('link').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const all = await links.evaluateAll((found) =>
    found.map((one) => one.getAttribute('href') ?? ''),
  );
  return [...new Set(all)];
};

const nameOf = (address: string): string => {
  const page = new URLSearchParams(address.split('?')[1]).get('mc') as keyof typeof player;
  return player[page] as string;
};

/** Tabs through the centre until the focus is on this link, at most once around. */
const tabTo = async (page: Page, link: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await link.evaluate((element) => element === document.activeElement);
    if (isThere) return;
  }
  throw new Error('the keyboard never reached the link');
};

/** Opens the menu where the visit begins; on a phone every page is one step behind it. */
const openMenu = async (page: Page): Promise<void> => {
  await page.goto(memberPath('securityCenter'));
  await expect(centreOf(page).getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
};

test('[MEMBER-01] the menu leads by keyboard to every page of the centre, and Back leads to the menu again', async ({
  page,
}) => {
  await newPlayer(page, { money: '300000' });
  await openMenu(page);
  const addresses = await menuAddresses(page);
  const names = [...new Set(addresses.map(nameOf))];
  expect(names.toSorted()).toEqual(builtMemberPages.map((name) => player[name]).toSorted());
  for (const address of addresses) {
    await test.step(address, async () => {
      const link = centreOf(page).locator(`nav a[href="${address}"]:visible`).first();
      await tabTo(page, link);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      await expect(centreHeading(page, nameOf(address))).toBeVisible();
      // A reader of the screen is on the new page, not where the link was.
      await expect(centreOf(page).locator('[data-page]')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/mc=securityCenter$/);
    });
  }
  if (isPhone(page)) {
    // What was just paid in must be played first.
    await expect(centreOf(page).getByText('Chưa rút được', { exact: true })).toBeVisible();
    await useHeadTools(page);
  } else await expect(centreOf(page).getByText(/^Đăng nhập gần nhất: \d/)).toBeVisible();
});

/** The two ways at the right of the phone's head: the settings, and customer service. */
const useHeadTools = async (page: Page): Promise<void> => {
  await centreOf(page).getByRole('button', { name: player.settings }).click();
  const settings = page.getByRole('dialog', { name: player.settings });
  await settings.getByRole('button', { name: 'Sáng' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await centreOf(page).getByRole('button', { name: 'Liên hệ hỗ trợ' }).click();
  await expect(page.getByRole('heading', { name: 'Trò chuyện hỗ trợ' })).toBeVisible();
};

test('[MEMBER-01] [NAV-07] every page of the centre opens at its address, again after a reload, and Back leaves it', async ({
  page,
}) => {
  await newPlayer(page, { money: '300000' });
  for (const name of builtMemberPages) {
    await test.step(name, async () => {
      await page.goto('/rng');
      await page.goto(memberPath(name));
      const title = isPhone(page) && name === 'securityCenter' ? 'Tài khoản của tôi' : player[name];
      await expect(centreHeading(page, title)).toBeVisible();
      await expect(centreOf(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expectFaultless(page);
      await page.reload();
      await expect(centreHeading(page, title)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/rng$/);
      await expect(centreOf(page)).toHaveCount(0);
    });
  }
});

test('[MEMBER-01] in a low window the menu shows the page that is open', async ({ page }) => {
  await newPlayer(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(memberPath('responsible'));
  const current = centreOf(page).locator('nav a[aria-current=page]');
  await expect(current).toHaveText(player.responsible);
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('[MEMBER-01] money that stands in the way of the end of the account is written as everywhere @phone', async ({
  page,
}) => {
  await newPlayer(page, { money: '300000' });
  await page.goto(memberPath('securityCenter'));
  await centreOf(page).getByRole('link', { name: 'Tài khoản của tôi' }).first().click();
  await centreOf(page).getByRole('button', { name: player.ownData }).click();
  const dialog = page.getByRole('dialog', { name: 'Dữ liệu của bạn' });
  await expect(dialog.getByText(/^Còn ₫.300,000\.00$/)).toBeVisible();
});
