import { expect, type Page } from '@playwright/test';
import { newPlayer, newUsername, password } from '../new-player';
import { liveForm } from './sign-in';

// The demo's second brand has a wallet for each vendor; its language is English.

export const secondCentre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
export const vendorsOf = (page: Page) =>
  secondCentre(page).getByRole('region', { name: 'Provider wallets' });
export const formOf = (page: Page) =>
  secondCentre(page).getByRole('form', { name: 'Transfer funds' });
export const amountOf = (page: Page) => formOf(page).getByLabel('Amount to transfer');

export const send = (page: Page): Promise<void> =>
  formOf(page).getByRole('button', { name: 'Transfer funds' }).click();

/** The balance of the wallet of the house's games. */
export const expectHeldAt = (page: Page, figure: string): Promise<void> =>
  expect(vendorsOf(page).getByRole('listitem').filter({ hasText: 'Parlour' })).toContainText(
    figure,
  );

const secondSite = (baseURL: string | undefined): string => {
  const site = new URL(baseURL ?? '');
  site.hostname = 'second.localhost';
  return site.origin;
};

/** A player of the second brand with this many pesos in the main wallet. */
export const playerWith = async (page: Page, baseURL: string | undefined, pesos: string) => {
  const site = secondSite(baseURL);
  await newPlayer(page, { site, money: pesos });
  await page.goto(`${site}/?mc=transferFund`);
};

/** The same by the second brand's own forms. */
export const fillForms = async (page: Page, baseURL: string | undefined, pesos: string) => {
  const site = secondSite(baseURL);
  await page.goto(`${site}/register`);
  const form = await liveForm(page);
  await form.getByLabel('Username').fill(newUsername());
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
  await form.getByRole('checkbox', { name: /agree/ }).check();
  await form.getByRole('checkbox', { name: /18/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`${site}/?mc=depositv2`);
  await secondCentre(page).getByLabel('Deposit amount').fill(pesos);
  await secondCentre(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/mc=depositv2&deposit=/);
  await expect(secondCentre(page).getByText('Deposit received')).toBeVisible();
  await page.goto(`${site}/?mc=transferFund`);
};
