import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerContext } from '../../../lib/context';
import { assertPaymentPassword } from './payment-password';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;
const digits = '490217';

const confirmed = async (): Promise<SomePlayer> => {
  const made = await registerPlayer(site);
  const { token } = await made.get(session.stepUp, { password: made.password });
  made.token = token;
  return made;
};

const set = (browser: SomePlayer, newPassword: string, confirmNewPassword = newPassword) =>
  browser.call(session.setPaymentPassword, { newPassword, confirmNewPassword });

/** What a withdrawal asks. */
const asked = async ({ playerId }: SomePlayer, given: string): Promise<string> => {
  const { sql } = site.platform.database;
  const signedIn = { playerId } as PlayerContext['signedIn'];
  return assertPaymentPassword({ sql, signedIn }, given).then(
    () => 'passes',
    (thrown: unknown) => (thrown as { code: string }).code,
  );
};

test('[R-S9] a payment password is set only by a player who confirmed who they are', async () => {
  const browser = await registerPlayer(site);
  expect((await set(browser, digits)).refusal?.code).toBe('session.step_up_required');
  expect(await asked(browser, digits)).toBe('wallet.payment_password_missing');
});

test('a payment password has six digits or more, and is no run', async () => {
  const browser = await confirmed();
  const faults = async (given: string, again = given) => {
    const { refusal } = await set(browser, given, again);
    return refusal?.value?.fields?.map(({ name, code }) => `${name} ${code}`)[0] ?? refusal?.code;
  };
  expect(await faults('12345')).toBe('newPassword field.too_short');
  expect(await faults('49021x')).toBe('newPassword field.not_number');
  expect(await faults(digits, '490218')).toBe('confirmNewPassword field.not_equal');
  for (const weak of ['123456', '000000', '121212', '987654']) {
    expect((await set(browser, weak)).refusal?.code).toBe('session.password_weak');
  }
  expect((await set(browser, digits)).status).toBe(200);
  expect(await browser.get(player.readMember, {})).toMatchObject({ hasPaymentPassword: true });
  expect(await asked(browser, digits)).toBe('passes');
});

test('five wrong payment passwords lock it for half an hour; setting it again opens it', async () => {
  const browser = await confirmed();
  await set(browser, digits);
  const wrong = await Promise.all(Array.from({ length: 50 }, () => asked(browser, '000001')));
  expect(wrong.filter((code) => code === 'wallet.payment_password_wrong')).toHaveLength(5);
  expect(await asked(browser, digits)).toBe('wallet.payment_password_locked');
  expect((await set(browser, '550813')).status).toBe(200);
  expect(await asked(browser, '550813')).toBe('passes');
  for (const _ of [1, 2, 3, 4, 5]) await asked(browser, '000001');
  await site.shiftClock(31 * minute);
  expect(await asked(browser, '550813')).toBe('passes');
  await site.shiftClock(0);
});
