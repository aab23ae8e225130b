import type { Language } from '@parlour/contract/languages';
import { listLanguages } from '@parlour/locales/locales';
import { messagePhrasesOf } from '@parlour/locales/message-phrases';
import { describe, expect, test } from 'vitest';
import type { MessageTemplate, MessageValues } from '../../lib/jobs/message-request';
import { renderMessage } from './render-message';

const brand = { name: 'Lá & Sen', timeZone: 'Asia/Ho_Chi_Minh', defaultLang: 'VI' } as const;
const occurrence = { at: '2026-11-22T18:00:00Z', place: 'Hà Nội', device: 'Chrome, Android' };

const values: MessageValues = {
  sign_in_code: { code: '402817', minutes: 10 },
  registration_code: { code: '402817', minutes: 10 },
  number_has_account: {},
  mobile_has_no_account: {},
  password_reset_code: { code: '402817', minutes: 10 },
  password_reset_link: { link: 'https://example.com/reset?t=abc&l=vi', minutes: 30 },
  unlock_link: { link: 'https://example.com/unlock?t=abc', minutes: 30 },
  contact_code: { code: '402817', minutes: 10 },
  contact_changed: occurrence,
  password_changed: occurrence,
  new_device: occurrence,
  factor_changed: { at: occurrence.at },
  account_held: { at: occurrence.at },
  account_closed: { at: occurrence.at },
  case_late: {},
  case_asked: { message: 'A picture of the receipt, please.' },
  ticket_answered: { number: 'TK000042', message: 'The bank has paid it.' },
  ticket_asked: { number: 'TK000042', message: 'A picture of the receipt, please.' },
  receipt_due: { number: 'WD26112300042', until: occurrence.at },
  operator_invited: { link: 'https://example.com/invitation/abc', until: occurrence.at },
  operator_device: { code: '402817', minutes: 10 },
  operator_recovery: occurrence,
  operator_reset: { link: 'https://example.com/invitation/abc', until: occurrence.at },
  case_parked: { message: 'The bank has not answered.', until: occurrence.at },
};
const templates = Object.keys(values) as MessageTemplate[];

const cases = listLanguages().flatMap((language) =>
  templates.map((template) => [language, template] as const),
);

const longestSms = 160;

describe.each(cases)('in %s the message %s', (language, template) => {
  const rendered = renderMessage({ language, template, values: values[template] }, brand);

  test('has all its values, in text, HTML and SMS', () => {
    for (const text of Object.values(rendered)) expect(text).not.toMatch(/\{\w+\}|undefined|null/);
    const { code, link } = values[template] as { code?: string; link?: string };
    for (const secret of [code, link].filter((each) => each !== undefined)) {
      expect(rendered.text).toContain(secret);
      expect(rendered.sms).toContain(secret);
      expect(rendered.html).toContain(secret.replaceAll('&', '&amp;'));
      expect(rendered.subject).not.toContain(secret);
    }
  });

  test('fits a short SMS without its link', () => {
    const { link = '' } = values[template] as { link?: string };
    expect(rendered.sms.replace(link, '').length).toBeLessThanOrEqual(longestSms);
  });

  test('loads nothing from outside and takes the colours of the reader', () => {
    const { link } = values[template] as { link?: string };
    const addresses = rendered.html.match(/(?:https?:)?\/\/[^\s"'<)]+/g) ?? [];
    const allowed = link ? [link.replaceAll('&', '&amp;')] : [];
    expect(new Set(addresses)).toEqual(new Set(allowed));
    expect(rendered.html).not.toMatch(/<img|<script|<link|url\(|@import|\bsrc=/i);
    expect(rendered.html).toContain('prefers-color-scheme: dark');
    expect(rendered.html).toContain('width=device-width');
  });
});

test('a time is that of the brand, in the language of the reader', () => {
  const of = (language: Language) =>
    renderMessage(
      { language, template: 'new_device', values: { at: '2026-11-22T18:00:00Z' } },
      brand,
    ).text;
  expect(of('EN')).toContain('November 23, 2026 at 1:00');
  expect(of('VI')).toContain('23 tháng 11');
  expect(of('JA')).toContain('2026年11月23日 1:00');
});

test('a language without phrases gets those of the brand', () => {
  const { subject } = renderMessage(
    { language: 'QQ' as Language, template: 'sign_in_code', values: { code: '1', minutes: 1 } },
    { ...brand, defaultLang: 'EN' },
  );
  expect(subject).toBe(messagePhrasesOf.en.sign_in_code.subject.replace('{brand}', 'Lá & Sen'));
});

test('what comes from outside stays text, in one line', () => {
  const { text, html } = renderMessage(
    {
      language: 'EN',
      template: 'new_device',
      values: { at: occurrence.at, place: '<b>{code}\r\nBcc: x@example.com', device: '"><img>' },
    },
    brand,
  );
  expect(text).toContain('Place: <b>{code} Bcc: x@example.com');
  expect(html).toContain('&lt;b&gt;{code} Bcc: x@example.com');
  expect(html).not.toMatch(/<b>|<img/);
});
