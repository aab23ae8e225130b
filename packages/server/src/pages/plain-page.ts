import { createHash } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import { localeOf } from '@parlour/locales/locales';
import { fill } from '@parlour/locales/phrases';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import { pageHeaders } from './security-policy';

/** Why there is no page to show. */
export type Reason = 'busy' | 'tooMany';

const statusOf: Record<Reason, number> = { busy: 503, tooMany: 429 };

const style =
  'html{background:#0b1416;color:#e8eeec;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}a{color:inherit}';

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Plain = {
  reason: Reason;
  language: Language;
  brandName: string;
  retryAfterSeconds: number;
};

/**
 * A page that needs no rendering, for when no other can be made: what happened, and when to retry.
 */
export const plainPage = ({ reason, language, brandName, retryAfterSeconds }: Plain) => {
  const locale = localeOf(language);
  const words = serverPhrasesOf[locale].plainPage;
  const { title, cause } = words[reason];
  const wait = fill(words.wait, { seconds: retryAfterSeconds });
  return {
    status: statusOf[reason],
    headers: {
      ...pageHeaders,
      'content-security-policy': policy,
      'content-language': locale,
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    html: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(brandName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${escaped(brandName)}</p>
<h1>${title}</h1>
<p>${cause} ${words.calm} ${wait}</p>
<p><a href="">${words.reload}</a></p>
</main>
</body>
</html>
`,
  };
};
