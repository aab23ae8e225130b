import { fill } from '@parlour/locales/phrases';
import { phrasesOf } from '@parlour/locales/all';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPlayer, newUsername, password } from './new-player';
import { type Case, expectSaid, refuseNext } from './pages/refusals';
import { untilLive } from './pages/screen';
import { formOf, liveForm } from './pages/sign-in';

// Every message of §8 about accounts, where it belongs. Those of Firebase: identity.spec.ts; of a
// trial account: free-play.spec.ts; of a puzzle and an image code: verification.spec.ts.

const submitOf = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });

for (const [language, locale] of [
  ['VI', 'vi'],
  ['EN', 'en'],
] as const) {
  const words = phrasesOf[locale];
  const { refusal, session, passwords, common } = words;

  const open = async (page: Page, path: string): Promise<Locator> => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.goto(path);
    return liveForm(page);
  };

  /** Sends the form once for each refusal, and finds its phrase. */
  const walk = async (
    page: Page,
    { form, call, press, cases }: { form: Locator; call: string; press: string; cases: Case[] },
  ) => {
    for (const one of cases) {
      await test.step(one.code, async () => {
        await refuseNext(page, call, one);
        await submitOf(form, press).click();
        await expectSaid(form, refusal[one.code], one.at);
      });
    }
  };

  test.describe(`[ERR-01] [ERR-02] in ${language}`, { tag: '@phone' }, () => {
    test('a login says what is wrong at its field, or above the form', async ({ page }) => {
      const form = await open(page, '/login');
      const name = form.getByLabel(session.username);
      const secret = form.getByLabel(session.password, { exact: true });
      await submitOf(form, session.logIn).click();
      await expectSaid(form, words.form['field.required'], name);
      await name.fill('lantern');
      await submitOf(form, session.logIn).click();
      await expectSaid(form, words.form['field.required'], secret);
      await secret.fill('a wrong password');
      const cases: Case[] = [
        { code: 'session.wrong_credentials', at: secret },
        { code: 'session.locked' },
        { code: 'session.not_agent' },
        { code: 'session.not_member' },
        { code: 'system.failed' },
        { code: 'system.busy' },
        { code: 'request.too_many' },
      ];
      await walk(page, { form, call: '/wps/session/login', press: session.logIn, cases });
      await page.route('**/wps/session/login', (route) => route.abort(), { times: 1 });
      await submitOf(form, session.logIn).click();
      await expectSaid(form, refusal['network.failed']);
      await expect(secret).toHaveValue('a wrong password');
      const captcha: Case = { code: 'session.captcha_required', value: { captcha: true } };
      await refuseNext(page, '/wps/session/login', captcha);
      await submitOf(form, session.logIn).click();
      const code = form.getByLabel(session.captcha);
      await expectSaid(form, refusal['session.captcha_required'], code);
    });

    test('a login by a code says it at the number, at the code, or in a dialog', async ({
      page,
    }) => {
      await open(page, '/login');
      await page.getByRole('tab', { name: session.mobileNum }).click();
      const form = formOf(page);
      const number = form.getByLabel(passwords.mobileNum, { exact: true });
      const send = submitOf(form, passwords.sendCode);
      await send.click();
      await expectSaid(form, passwords.mobileWrong, number);
      await number.fill('912345678');
      const failed = page.getByRole('dialog', { name: passwords.sendFailed });
      const ok = failed.getByRole('button', { name: common.in_increase_submit });
      for (const code of [
        'session.code_too_soon',
        'session.code_quota',
        'brand.not_enabled',
        'system.failed',
      ] as const) {
        await test.step(code, async () => {
          await refuseNext(page, '/wps/verification/sms/noLogin', { code });
          // One press a second counts.
          await expect(async () => {
            await send.click({ timeout: 1000 });
            await expect(failed).toContainText(refusal[code], { timeout: 1000 });
          }).toPass();
          await ok.click();
          await expect(failed).toBeHidden();
        });
      }
      await submitOf(form, session.logIn).click();
      const code = form.getByLabel(passwords.code);
      await expectSaid(form, passwords.codeMissing, code);
      await code.fill('123456');
      const cases: Case[] = [
        { code: 'session.code_missing', at: code },
        { code: 'session.code_wrong', at: code },
        { code: 'session.code_expired', at: code },
        { code: 'brand.not_enabled' },
        { code: 'session.not_agent' },
      ];
      await walk(page, { form, call: '/wps/session/login', press: session.logIn, cases });
    });

    test('a recovery says it, and that a mail is on its way, in a dialog', async ({ page }) => {
      const form = await open(page, '/login');
      await form.getByLabel(session.username).fill('lantern');
      await page.getByRole('button', { name: session.forgot }).click();
      const dialog = page.getByRole('dialog', { name: passwords.forgotTitle });
      const press = passwords.resetPassword;
      const email = dialog.getByLabel(passwords.registeredEmail);
      await email.fill('lantern@example');
      await submitOf(dialog, press).click();
      await expectSaid(dialog, words.form['field.pattern'], email);
      await email.fill('lantern@example.com');
      const call = '/wps/member/password/email';
      await walk(page, { form: dialog, call, press, cases: [{ code: 'system.failed' }] });
      await page.getByRole('tab', { name: passwords.in_increase_mobileNum }).click();
      await dialog.getByLabel(passwords.registeredMobile).fill('912345678');
      const code = dialog.getByLabel(passwords.code);
      const fresh = dialog.getByLabel(passwords.newPassword, { exact: true });
      await code.fill('123456');
      await fresh.fill('eight loud lanterns');
      const cases: Case[] = [
        { code: 'session.code_wrong', at: code },
        { code: 'session.code_expired', at: code },
        { code: 'session.password_weak', at: fresh },
        { code: 'session.password_reused', at: fresh },
        { code: 'brand.not_enabled' },
      ];
      const byNumber = '/wps/member/password/verification';
      await walk(page, { form: dialog, call: byNumber, press, cases });
      await page.getByRole('tab', { name: passwords.in_increase_email }).click();
      await dialog.getByLabel(session.username).fill('lantern');
      await dialog.getByLabel(passwords.registeredEmail).fill('lantern@example.com');
      await submitOf(dialog, press).click();
      const sent = page.getByRole('dialog', { name: passwords.mailSentTitle });
      await expect(sent).toContainText(passwords.in_been_out);
      await sent.getByRole('button', { name: common.in_increase_submit }).click();
      await expect(sent).toBeHidden();
    });

    test('a registration says it at the field that can resolve it', async ({ page }) => {
      const form = await open(page, '/register');
      const press = session.register;
      const name = form.getByLabel(session.username);
      const secret = form.getByLabel(session.password, { exact: true });
      const again = form.getByLabel(session.confirmPassword);
      await name.fill(newUsername());
      await secret.fill(password);
      await again.fill('another password');
      await submitOf(form, press).click();
      await expectSaid(form, words.form['field.not_equal'], again);
      await again.fill(password);
      await submitOf(form, press).click();
      const agreement = fill(words.form.agreeNeeded, { terms: session.terms }).slice(0, 8);
      await expect(form.getByText(agreement).first()).toBeVisible();
      for (const box of await form.getByRole('checkbox').all()) await box.check();
      const cases: Case[] = [
        { code: 'session.username_taken', at: name },
        { code: 'session.password_weak', at: secret },
        { code: 'system.failed' },
        { code: 'compliance.under_age' },
      ];
      await walk(page, { form, call: '/wps/member/register', press, cases });
    });

    test('a change of one’s own says it: the old password, a taken address', async ({ page }) => {
      await newPlayer(page);
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await page.goto('/?mc=securityCenter&part=own');
      await untilLive(page);
      const { player } = words;
      await page.getByRole('button', { name: `${player.change}: ${player.loginPassword}` }).click();
      const change = page.getByRole('dialog', { name: passwords.changeTitle });
      const old = change.getByLabel(passwords.oldPassword, { exact: true });
      await old.fill('not the password');
      const fresh = change.getByLabel(passwords.newPassword, { exact: true });
      await fresh.fill('eight loud lanterns');
      const repeated = change.getByLabel(passwords.confirmNewPassword);
      await repeated.fill('another one');
      await submitOf(change, passwords.save).click();
      await expectSaid(change, words.form['field.not_equal'], repeated);
      await repeated.fill('eight loud lanterns');
      await submitOf(change, passwords.save).click();
      await expectSaid(change, passwords.wrongOldPassword, old);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await page.goto('/?mc=securityCenter&part=own');
      await page.getByRole('button', { name: `${player.bind}: ${player.email}` }).click();
      const contact = page.getByRole('dialog', { name: passwords.emailTitle });
      const email = contact.getByRole('textbox', { name: passwords.newEmail });
      await email.fill('no address');
      await submitOf(contact, passwords.sendCode).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.fill('taken@example.com');
      await contact.getByLabel(passwords.code).fill('123456');
      const taken: Case = { code: 'session.contact_taken' };
      await refuseNext(page, '/api/session/contacts/confirm', taken);
      await submitOf(contact, passwords.bindContact).click();
      await expectSaid(contact, refusal['session.contact_taken'], email);
    });

    test('the login opens for a visitor who is not signed in', async ({ page }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await page.goto('/?mc=securityCenter');
      const login = page.getByRole('dialog', { name: session.logInTitle, exact: true });
      await expect(login).toContainText(session.logInFirst);
    });
  });
}
