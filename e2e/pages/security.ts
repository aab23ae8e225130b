import { expect, type Locator, type Page } from '@playwright/test';
import { stepAt, totpCode } from '@parlour/server/lib/factors/totp';
import { totpSecretOf } from '@parlour/testkit/people/totp';
import { password } from '../new-player';
import { centreOf } from './centre';

/** Opens the dialog of a row of the security centre. */
export const openSecurity = async (page: Page, row: string): Promise<Locator> => {
  const isThere = /mc=securityCenter.*part=own/.test(page.url());
  if (!isThere) await page.goto(new URL('/?mc=securityCenter&part=own', page.url()).href);
  await centreOf(page)
    .getByRole('button', { name: new RegExp(`: ${row}$`) })
    .click();
  const dialog = page.getByRole('dialog', { name: row });
  await expect(dialog).toBeVisible();
  return dialog;
};

export const stepUpOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Xác nhận đó là bạn' });

/** Answers the question who one is, with the password. */
export const confirm = async (page: Page): Promise<void> => {
  const question = stepUpOf(page);
  await question.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
};

/** The code of an authenticator app that was given this key. */
export const codeOf = (key: string, later = 0): string =>
  totpCode(totpSecretOf(key.replaceAll(/\s/g, '')), stepAt(new Date()) + later);

type Enrolled = { key: string; codes: string[] };

/** Adds an authenticator app, from its dialog to the recovery codes that are kept. */
export const addApp = async (page: Page): Promise<Enrolled> => {
  const dialog = await openSecurity(page, 'Xác minh hai bước');
  await dialog.getByRole('button', { name: 'Thêm ứng dụng xác thực' }).click();
  await confirm(page);
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Mã sáu chữ số').fill(codeOf(key, -1));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(dialog.getByText('Còn 10 mã')).toBeVisible();
  await page.keyboard.press('Escape');
  return { key, codes: texts };
};

/** A browser with a passkey of its own, whose owner always agrees. */
export const giveAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The owner closes the browser's question. */
    refuse: (isRefusing: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefusing }),
  };
};
