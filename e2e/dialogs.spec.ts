import { pages } from '@parlour/contract/pages';
import { expect, type Page, test } from '@playwright/test';
import type { ModalName } from '../packages/web/src/lib/navigation/modal';
import { expectReadable } from './checks/readable';
import { newPlayer } from './new-player';
import { type DialogRow, openDialog } from './pages/dialogs';
import { isPhone, untilLive } from './pages/screen';

const at = '2026-11-20T08:00:00Z';
const popup = { id: 'a', title: 'Tin', content: '<p>Tin</p>', at, rule: 'start' } as const;
const step = { id: '1', kinds: ['totp', 'recovery'], masked: {} } satisfies object;

// Every dialog of the table: a new one does not compile until it has a row.
const rows: { [N in ModalName]: DialogRow<N> | 'no dialog' } = {
  login: { with: {}, isOfVisitor: true },
  register: { with: {}, isOfVisitor: true },
  forgotPassword: { with: {}, isOfVisitor: true },
  resetPassword: { with: {}, isOfVisitor: true },
  unlock: { with: {}, isOfVisitor: true },
  unlockByFactor: { with: { username: 'a' }, isOfVisitor: true, isAbove: true },
  signInStep: { with: { step: { ...step, kinds: ['totp'] } }, isOfVisitor: true, isAbove: true },
  verification: { with: { purpose: 'login' }, isOfVisitor: true, isAbove: true },
  trueAccount: { with: {}, isOfVisitor: true },
  help: { with: { item: 'deposit' }, isOfVisitor: true },
  announcements: { with: {}, isOfVisitor: true },
  popup: { with: { popup }, isOfVisitor: true },
  menu: { with: {}, isOfVisitor: true },
  settings: { with: {} },
  consent: { with: {}, isOfVisitor: true },
  routes: { with: {}, isOfVisitor: true },
  gameInfo: { with: { gameId: 1 }, isOfVisitor: true },
  vendorGames: { with: { vassalage: 'HOUSE', gameType: 'RNG', title: 'Parlour' } },
  leaveGame: { with: { to: pages.rng.path }, isOfVisitor: true },
  feedback: { with: {} },
  idleWarning: { with: { endsAt: Date.now() + 600_000 }, isAbove: true },
  welcome: { with: {} },
  lastSignIn: 'no dialog',
  notMe: { with: { at, place: 'VN' } },
  logout: { with: {} },
  changePassword: { with: {} },
  forcedChange: { with: { reason: 'expired' } },
  paymentPassword: { with: {} },
  contact: { with: { kind: 'email' } },
  twoFactor: { with: {} },
  passkeys: { with: {} },
  identity: { with: { company: 'google' } },
  profile: { with: {} },
  privacy: { with: {} },
  detail: { with: { field: 'payeeName' } },
  documents: { with: {} },
  devices: { with: {} },
  signIns: { with: {} },
  stepUp: { with: {}, isAbove: true },
  balance: { with: {} },
  signInAgain: { with: {}, isAbove: true },
};

/** One has no way out but its own button; the other goes when its session is there again. */
const stays: readonly string[] = ['forcedChange', 'signInAgain'];

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open]') !== null);

/** Everything of the dialog has come, and nothing of it failed. */
const untilWhole = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toHaveAccessibleName(/\S/);
  await expect(dialog.locator('[aria-busy=true]'), name).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^(Thử lại|Try again)$/ }), name).toHaveCount(0);
};

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

// On the phone in Vietnamese, left by Escape; on the desk in English, left by Back.
for (const who of ['a visitor', 'a player']) {
  test(`[NAV-09] every dialog of ${who} fits in its language, and gives the focus back when one leaves it`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    if (who === 'a player') await newPlayer(page);
    await page.goto(isPhone(page) ? '/' : '/?lang=en');
    await untilLive(page);
    const opener = page.locator('a[href="#main"]');
    for (const [name, row] of Object.entries(rows)) {
      if (row === 'no dialog' || (row.isOfVisitor === true) !== (who === 'a visitor')) continue;
      await test.step(name, async () => {
        const isBack = !isPhone(page) && !row.isAbove;
        if (isBack) await page.evaluate(() => history.pushState(null, '', '/?at=dialog'));
        await opener.focus();
        await openDialog(page, { name, given: row.with, isAbove: row.isAbove === true });
        await untilWhole(page, name);
        await expectReadable(page);
        if (isBack) await page.goBack();
        else await page.keyboard.press('Escape');
        await expect.poll(() => isOpen(page), name).toBe(stays.includes(name));
        if (!stays.includes(name)) await expect(opener, name).toBeFocused();
      });
    }
    expect(errors).toEqual([]);
  });
}
