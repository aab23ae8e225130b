import type { Language } from '@parlour/contract/languages';
import { localeOf } from '@parlour/locales/locales';
import { fill } from '@parlour/locales/phrases';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import { pageHeaders } from './security-policy';
import { escaped, policyOf, standalonePage } from './standalone';

/** Why there is no page to show. */
export type Reason = 'busy' | 'tooMany';

const statusOf: Record<Reason, number> = { busy: 503, tooMany: 429 };

const style =
  'html{background:#0b1416;color:#e8eeec;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}a{color:inherit}';

const policy = policyOf(style);

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
    html: standalonePage({
      locale,
      title: `${title} · ${escaped(brandName)}`,
      style,
      main: `<p>${escaped(brandName)}</p>
<h1>${title}</h1>
<p>${cause} ${words.calm} ${wait}</p>
<p><a href="">${words.reload}</a></p>`,
    }),
  };
};
