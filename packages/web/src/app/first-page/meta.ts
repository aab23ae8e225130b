import type { FirstPage } from '@parlour/contract/first-page';
import { factsOf, type Language, languageOf } from '@parlour/contract/languages';
import type { Page } from '@parlour/contract/pages';
import { isOffered, localeOf } from '@parlour/locales/locales';
import { fill } from '@parlour/locales/phrases';
import { phrasesOf } from '@parlour/locales/all';
import { type ServerPhrases, serverPhrasesOf } from '@parlour/locales/server-phrases';
import { documentTitle } from '../titles';

/** What search engines, shared links and the tab say of a page. */
export type Meta = {
  title: string;
  description: string;
  isIndexed: boolean;
  canonical: string;
  /** The same page in each language that the brand has, by `hreflang`. */
  alternates: { tag: string; address: string }[];
  image: string;
};

type Described = keyof ServerPhrases['pageDescriptions'];

const isDescribed = (name: string, words: ServerPhrases['pageDescriptions']): name is Described =>
  Object.hasOwn(words, name);

/** What a page is about, for search engines; without words of its own, what the site is about. */
export const descriptionOf = ({ name }: Page, language: Language, brand: string): string => {
  const locale = localeOf(language);
  const words = serverPhrasesOf[locale].pageDescriptions;
  return fill(isDescribed(name, words) ? words[name] : phrasesOf[locale].brand.description, {
    brand,
  });
};

/** The path of a page's share picture. */
export const sharePath = ({ name }: Page, language: Language): string =>
  `/share/${name}.${language.toLowerCase()}.png`;

/** The address of a page in a language: the brand's own is the plain one. */
const addressIn = (language: Language, { origin, path, item, own }: Addressed): string => {
  const query = new URLSearchParams({
    ...(item !== undefined && { item }),
    ...(language !== own && { lang: language.toLowerCase() }),
  });
  return `${origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

type Addressed = { origin: string; path: string; item: string | undefined; own: Language };

export const metaOf = (route: Page, page: FirstPage, origin: string): Meta => {
  const { brand, systemStatus } = page.status;
  const own = languageOf(brand.defaultLang) ?? page.language;
  const [path = '/'] = page.path.split('?');
  const addressed: Addressed = { origin, path, item: page.item?.id, own };
  const offered = brand.supportLanguages
    .map(languageOf)
    .filter((one): one is Language => one !== undefined && isOffered(one));
  const { brand: words } = phrasesOf[localeOf(page.language, brand.defaultLang)];
  return {
    title: page.item
      ? `${page.item.title} · ${brand.name}`
      : documentTitle(route, words, brand.name),
    description: page.item?.summary ?? descriptionOf(route, page.language, brand.name),
    isIndexed: systemStatus === 0 && route.visibility !== 'private',
    canonical: addressIn(page.language, addressed),
    alternates:
      offered.length > 1
        ? [
            ...offered.map((one) => ({
              tag: factsOf(one).tag,
              address: addressIn(one, addressed),
            })),
            { tag: 'x-default', address: addressIn(own, addressed) },
          ]
        : [],
    image: pictureOf(page.item?.image, origin) ?? origin + sharePath(route, page.language),
  };
};

/** An article's own picture, at its whole address. */
const pictureOf = (image: string | undefined, origin: string): string | undefined =>
  image !== undefined && URL.canParse(image, origin) ? new URL(image, origin).href : undefined;

/** Text as it stands in an attribute or between tags. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`;

/** The lines of a page's head. */
export const metaLines = (
  { title, description, isIndexed, canonical, alternates, image }: Meta,
  { locale, brandName }: { locale: string; brandName: string },
): string =>
  [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}">`,
    ...(isIndexed
      ? [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          ...alternates.map(
            ({ tag, address }) =>
              `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}">`,
          ),
          property('og:type', 'website'),
          property('og:site_name', brandName),
          property('og:locale', locale),
          property('og:title', title),
          property('og:description', description),
          property('og:url', canonical),
          property('og:image', image),
          ...(image.includes('/share/')
            ? [property('og:image:width', '1200'), property('og:image:height', '630')]
            : []),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ].join('\n');
