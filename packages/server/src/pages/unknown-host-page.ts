import { createHash } from 'node:crypto';
import { type Language, languageOf } from '@parlour/contract/languages';
import { localeOf, phrasedLanguage } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import { pageHeaders } from './security-policy';

const style =
  'html{background:#0b1416;color:#ecf3f1;font:1rem/1.6 system-ui,sans-serif}' +
  'main{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;' +
  'box-sizing:border-box;min-height:100vh;max-width:36rem;margin:auto;padding:24px;' +
  'text-align:center}body{margin:0}' +
  'svg{width:min(260px,70vw);height:auto;margin-bottom:24px;fill:none;stroke:#66868b}' +
  'h1{margin:0;font-size:clamp(1.5rem,6vw,2rem);line-height:1.25}p{margin:0;color:#b2c4c4}' +
  '.host{color:#ecf3f1;font-weight:600;overflow-wrap:anywhere}' +
  'nav{display:flex;flex-direction:column;gap:10px;width:100%;max-width:350px;margin-top:24px}' +
  'a{padding:12px;border:1px solid #66868b;border-radius:6px;color:#ecf3f1;font-weight:600;' +
  'text-decoration:none}a:first-child{border-color:#ecf3f1;background:#ecf3f1;color:#0b1416}' +
  '@media (prefers-color-scheme:light){html{background:#f3f5f4;color:#0f1a1c}p{color:#3f5356}' +
  '.host,a{color:#0f1a1c}a:first-child{border-color:#0f1a1c;background:#0f1a1c;color:#f3f5f4}}';

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A ring of turned ellipses around a broken link. */
const sign = [
  '<svg viewBox="-100 -100 200 200" aria-hidden="true">',
  ...Array.from(
    { length: 24 },
    (_, turn) => `<ellipse rx="96" ry="62" transform="rotate(${turn * 7.5})" stroke-width=".6"/>`,
  ),
  '<path stroke-width="3" stroke-linecap="round" d="M-6 12l-8 8a12 12 0 0 1-17-17l8-8',
  'M6-12l8-8a12 12 0 0 1 17 17l-8 8M-22-22l-6-6M22 22l6 6"/></svg>',
].join('');

type Asked = {
  host: string;
  /** The visitor's choice, then what their browser prefers. */
  languages: readonly (string | undefined)[];
  /** The operator's own way to help; there is no brand to ask. */
  supportUrl: string | undefined;
};

/** The page of a host that belongs to no brand. It names none, and says whom to ask. */
export const unknownHostPage = ({ host, languages, supportUrl }: Asked) => {
  const language = phrasedLanguage(...languages);
  const locale = localeOf(language);
  const words = serverPhrasesOf[locale].unknownHost;
  const support = supportUrl && `<a href="${escaped(supportUrl)}">${words.support}</a>`;
  return {
    headers: {
      ...pageHeaders,
      'content-security-policy': policy,
      'content-language': locale,
      'cache-control': 'no-store',
      vary: 'accept-language, cookie',
    },
    html: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<main>
${sign}
<h1>${words.title}</h1>
<p class="host">${escaped(host)}</p>
<p>${words.info}</p>
<nav aria-label="${words.title}"><a href="">${words.retry}</a>${support ?? ''}</nav>
</main>
</body>
</html>
`,
  };
};

/** `en-GB,en;q=0.9` → EN: the languages of a browser, the one that it prefers first. */
export const preferredLanguages = (header: string | undefined): Language[] =>
  (header ?? '')
    .slice(0, 200)
    .split(',')
    .flatMap((one) => languageOf(one.trim().slice(0, 2)) ?? []);
