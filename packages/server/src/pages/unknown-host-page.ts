import { type Language, languageOfTag } from '@parlour/contract/languages';
import { localeOf, phrasedLanguage } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import { pageHeaders } from './security-policy';
import { escaped, sealOf, standalonePage, standalonePolicy } from './standalone';

const brokenLink = [
  'M-6 12l-8 8a12 12 0 0 1-17-17l8-8',
  'M6-12l8-8a12 12 0 0 1 17 17l-8 8M-22-22l-6-6M22 22l6 6',
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
      'content-security-policy': standalonePolicy,
      'content-language': locale,
      'cache-control': 'no-store',
      vary: 'accept-language, cookie',
    },
    html: standalonePage({
      locale,
      title: words.title,
      main: `${sealOf(brokenLink)}
<h1>${words.title}</h1>
<p class="host">${escaped(host)}</p>
<p>${words.info}</p>
<nav aria-label="${words.title}"><a href="">${words.retry}</a>${support ?? ''}</nav>`,
    }),
  };
};

/** `en-GB,en;q=0.9` → EN: the languages of a browser, the one that it prefers first. */
export const preferredLanguages = (header: string | undefined): Language[] =>
  (header ?? '')
    .slice(0, 200)
    .split(',')
    .flatMap((one) => languageOfTag(one.split(';')[0] ?? '') ?? []);
