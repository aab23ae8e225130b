import { createHash } from 'node:crypto';
import type { Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { backPath, payPath } from './deposit';
import { paymentStyle } from './payment-style';
import { paymentWords, type PaymentLanguage } from './payment-words';

/** What the sandbox provider's page shows; `pressed` is what was chosen on it before. */
export type PaymentPage = {
  deposit: Deposit;
  brandName: string;
  language: PaymentLanguage;
  timeZone: string;
  pressed: 'paid' | 'declined' | undefined;
};

const styleHash = createHash('sha256').update(paymentStyle).digest('base64');

/** Nothing but its own style sheet and its own form; `form-action` covers the way back too. */
export const paymentPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${styleHash}'`,
  `img-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

/** The page as HTML. Everything that comes from a row is escaped. */
export const drawPaymentPage = (page: PaymentPage): string => {
  const words = paymentWords[page.language];
  const { deposit } = page;
  return `<!doctype html>
<html lang="${page.language === 'VI' ? 'vi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${words.title} – ${escape(page.brandName)}</title>
<style>${paymentStyle}</style>
</head>
<body>
<main>
<p class="mark">${words.mark}</p>
<section class="ticket" aria-labelledby="title">
<header>
<h1 id="title">${words.title}</h1>
<p class="payee">${words.payee} <strong>${escape(page.brandName)}</strong></p>
</header>
<p class="amount"><span class="label">${words.amount}</span>
<output>${shownAmount(deposit.amount)} <abbr>${escape(deposit.currency)}</abbr></output></p>
<hr>
<dl>
<div><dt>${words.slip}</dt><dd><code>${deposit.id.slice(0, 8)}</code></dd></div>
<div><dt>${words.method}</dt><dd>${escape(deposit.method.name)}</dd></div>
<div><dt>${words.until}</dt><dd>${shownTime(deposit.expiresAt, page)}</dd></div>
</dl>
${isOpen(page) ? form(page) : ending(page)}
</section>
<p class="note">${words.note}</p>
</main>
</body>
</html>
`;
};

const isOpen = ({ deposit, pressed }: PaymentPage): boolean =>
  deposit.status === 'pending' && pressed === undefined;

const form = ({ deposit, language }: PaymentPage): string => {
  const words = paymentWords[language];
  return `<form method="post" action="${payPath(deposit.id)}">
<button class="pay" name="decision" value="pay">${words.pay}</button>
<button class="decline" name="decision" value="decline">${words.decline}</button>
</form>`;
};

const ending = ({ deposit, language, pressed }: PaymentPage): string => {
  const words = paymentWords[language];
  const state = deposit.status === 'pending' ? (pressed ?? 'pending') : deposit.status;
  return `<p class="state" role="status">${words.states[state]}</p>
<p class="back"><a href="${escape(backPath(deposit.id))}">${words.back}</a></p>`;
};

/** Two decimals, cut and never rounded up: `500000.5` → `500,000.50`. */
export const shownAmount = (amount: string): string => {
  const cents = micros(amount) / 10_000n;
  const whole = (cents / 100n).toString().replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
};

const shownTime = (time: string, { language, timeZone }: PaymentPage): string =>
  new Intl.DateTimeFormat(language === 'VI' ? 'vi-VN' : 'en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(time));

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
