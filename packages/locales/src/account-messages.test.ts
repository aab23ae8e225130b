import { type ErrorCode, statusOf } from '@parlour/contract/errors';
import { describe, expect, test } from 'vitest';
import { phrasesOf } from './all';
import { listLocales } from './locales';

/** A message of the specification's §8, and the phrase that says it. */
type Message = [said: string, noun: keyof (typeof phrasesOf)['vi'], key: string];

/** Those that a stable code of the server leads to. */
const byCode: Message[] = [
  ['wrong account or password', 'refusal', 'session.wrong_credentials'],
  ['please log in first', 'refusal', 'session.required'],
  ['incorrect captcha', 'refusal', 'session.captcha_wrong'],
  ['invalid invitation code', 'refusal', 'agent.code_invalid'],
  ['unknown or system error', 'refusal', 'system.failed'],
  ['not an agent', 'refusal', 'session.not_agent'],
  ['non-member cannot log in as member', 'refusal', 'session.not_member'],
  ['trial account on a gated action', 'refusal', 'session.trial_account'],
  ['too many requests, retry after 5 minutes', 'refusal', 'session.code_too_soon'],
  ['invalid verification code', 'refusal', 'session.code_wrong'],
  ['missing verification code', 'refusal', 'session.code_missing'],
  ['captcha check failed', 'refusal', 'session.verification_failed'],
  ['quota exceeded, contact customer service', 'refusal', 'session.code_quota'],
  ['operation not enabled', 'refusal', 'brand.not_enabled'],
  ['code expired, send again', 'refusal', 'session.code_expired'],
  ['firebase verification failed', 'refusal', 'session.number_unproved'],
  ['another company’s account not confirmed', 'refusal', 'session.external_failed'],
  ['the e-mail is another player’s', 'refusal', 'session.contact_taken'],
];

/** Those that the browser says by itself. */
const byBrowser: Message[] = [
  ['network link abnormal, try again', 'refusal', 'network.failed'],
  ['took too long to load, check your network', 'refusal', 'network.slow'],
  ['popup closed by user, login failed, try again', 'refusal', 'popup.closed'],
  ['passwords do not match', 'form', 'field.not_equal'],
  ['wrong e-mail', 'form', 'reg_pattern_4'],
  ['please agree to {0}', 'form', 'agreeNeeded'],
  ['at least 18', 'form', 'ageNeeded'],
  ['invalid or missing phone number', 'passwords', 'mobileWrong'],
  ['missing code at its field', 'passwords', 'codeMissing'],
  ['sms send failure', 'passwords', 'sendFailed'],
  ['in_been_out', 'passwords', 'in_been_out'],
  ['in_increase_submit', 'common', 'in_increase_submit'],
  ['password changed', 'passwords', 'changed'],
];

const textOf = (locale: (typeof locales)[number], [, noun, key]: Message): string =>
  (phrasesOf[locale][noun] as Record<string, string>)[key] ?? '';

const locales = listLocales();

describe('[ERR-01] [ERR-02] every message of §8 about accounts', () => {
  test.each(byCode)('“%s” has a code of the contract: %s %s', (_said, _noun, code) => {
    expect(statusOf[code as ErrorCode]).toBeGreaterThanOrEqual(400);
  });

  test.each([...byCode, ...byBrowser])('“%s” is said in every language: %s %s', (...message) => {
    for (const locale of locales) {
      const text = textOf(locale, message);
      expect([locale, text]).toEqual([locale, expect.stringMatching(/\p{L}{2}/u)]);
      // The server's own codes are not shown.
      expect(text).not.toContain(message[2].includes('.') ? message[2] : '\0');
    }
  });

  test('is another text than the others', () => {
    for (const locale of locales) {
      const texts = byCode.map((message) => textOf(locale, message));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('says no account to anyone: neither name nor address is refused as unknown', () => {
    const wrong = /does not exist|no such (user|account)|không tồn tại/i;
    for (const { refusal } of [phrasesOf.en, phrasesOf.vi]) {
      expect(Object.values(refusal).filter((text) => wrong.test(text))).toEqual([]);
    }
  });
});
