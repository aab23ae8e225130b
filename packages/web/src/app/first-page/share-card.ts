import { readableOn } from '@parlour/contract/accent';
import type { DrawShareCard, ShareCard } from '@parlour/contract/first-page';
import { pages } from '@parlour/contract/pages';
import { phrasesOf } from '@parlour/locales/all';
import { localeOf } from '@parlour/locales/locales';
import { artwork } from '@parlour/ui/artwork/artwork';
import { inksOf } from '@parlour/ui/artwork/inks';
import { descriptionOf } from './meta';

/**
 * What stands on a page's share picture: its name over what it is about, beside our artwork. The
 * server that draws it has our fonts alone: where they lack a letter the words are English.
 */
export const cardOf: DrawShareCard = (shared) => {
  const card = cardIn(shared);
  const words = card.title + card.text + card.mark;
  const isDrawn = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(words);
  return isDrawn ? card : cardIn({ ...shared, language: 'EN' });
};

const cardIn = ({ page, language, brand }: Parameters<DrawShareCard>[0]): ShareCard => {
  const route = pages[page];
  const { brand: words, announcements } = phrasesOf[localeOf(language, brand.defaultLang)];
  // Each page has its own artwork, as if it were a game of its category.
  const of = { code: `page-${page}`, category: route.gameType ?? 'RNG', vendor: brand.code };
  const { line, ground } = inksOf(of);
  return {
    name: brand.name,
    title: route.titleKey ? words[route.titleKey] : brand.name,
    text: descriptionOf(route, language, brand.name),
    mark: brand.demo ? announcements.demo : '',
    art: artwork(of, { crop: true }),
    ...(brand.logo && { logo: brand.logo }),
    ink: brand.accentDark ? readableOn([ground], brand.accentDark, '#ffffff') : line,
    ground,
  };
};
