import { createHash } from 'node:crypto';
import type { Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import type { Brand } from '../../../../lib/context';
import { backPath } from '../../deposits/deposit';
import { payPath } from './pay-path';
import type { Locale } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';

/** The content of the sandbox provider's page; `pressed` is the earlier choice. */
export type PaymentPage = {
  deposit: Deposit;
  brand: Pick<Brand, 'name' | 'currencySymbol' | 'timeZone' | 'settings'>;
  locale: Locale;
  style: string;
  pressed: 'paid' | 'declined' | undefined;
};

// The theme that the person chose on the site, before the first paint.
const themeScript = [
  '(function(s){var t;try{t=localStorage.theme}catch(e){}',
  "if(t!=='light'&&t!=='dark')t=s.defaultTheme==='light'?'light':'dark';s.theme=t})",
  '(document.documentElement.dataset)',
].join('');

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Its own style, theme and form, and the site's fonts; `form-action` covers the redirect back too.
 */
export const policyOf = (style: string): string =>
  [
    `default-src 'none'`,
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(themeScript)}`,
    `font-src 'self'`,
    `img-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ');

/** The page as HTML. Everything that comes from a row is escaped. */
export const drawPaymentPage = (page: PaymentPage): string => {
  const words = serverPhrasesOf[page.locale].payment;
  const { deposit, brand } = page;
  const symbol = `<span class="symbol">${escape(brand.currencySymbol)}</span>`;
  const theme = brand.settings.defaultTheme === 'light' ? 'light' : 'dark';
  return `<!doctype html>
<html lang="${page.locale}" data-theme="${theme}" data-default-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${escape(brand.name)}</title>
<script>${themeScript}</script>
<style>${page.style}</style>
</head>
<body>
<header class="bar">${escape(brand.name)}</header>
<main>
<p class="mark">${words.mark}</p>
<h1>${words.title}</h1>
<section aria-label="${words.title}">
<div class="half upper">
<p class="label">${words.amount}</p>
<output>${symbol}\u00a0${shownAmount(deposit.amount)}</output>
</div>
<div class="tear"></div>
<div class="half lower">
<dl>
<div><dt>${words.number}</dt><dd class="figure">${escape(deposit.number)}</dd></div>
<div><dt>${words.payee}</dt><dd>${escape(brand.name)}</dd></div>
<div><dt>${words.method}</dt><dd>${escape(deposit.method.name)}</dd></div>
<div><dt>${words.until}</dt><dd class="figure">${shownTime(deposit.expiresAt, brand)}</dd></div>
</dl>
</div>
</section>
${isOpen(page) ? form(page) : ending(page)}
<p class="note">${words.note}</p>
</main>
</body>
</html>
`;
};

const isOpen = ({ deposit, pressed }: PaymentPage): boolean =>
  deposit.status === 'pending' && pressed === undefined;

const form = ({ deposit, locale }: PaymentPage): string => {
  const words = serverPhrasesOf[locale].payment;
  return `<form class="acts" method="post" action="${payPath(deposit.id)}">
<button class="decline" name="decision" value="decline">${words.decline}</button>
<button class="pay" name="decision" value="pay">${words.pay}</button>
</form>`;
};

const ending = ({ deposit, locale, pressed }: PaymentPage): string => {
  const words = serverPhrasesOf[locale].payment;
  const state = deposit.status === 'pending' ? (pressed ?? 'pending') : deposit.status;
  return `<p class="state" role="status">${words.states[state]}</p>
<p class="acts"><a class="back" href="${escape(backPath(deposit.id))}">${words.back}</a></p>`;
};

/** Two decimals, cut and never rounded up: `500000.5` → `500,000.50`. */
export const shownAmount = (amount: string): string => {
  const cents = micros(amount) / 10_000n;
  const whole = (cents / 100n).toString().replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
};

/** Hour and minute, as the site shows them. */
const shownTime = (time: string, { timeZone }: PaymentPage['brand']): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
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
