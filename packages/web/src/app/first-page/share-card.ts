import type { DrawShareCard } from '@parlour/contract/first-page';
import { pages } from '@parlour/contract/pages';
import { phrasesOf } from '@parlour/locales/all';
import { localeOf } from '@parlour/locales/locales';
import { artwork } from '@parlour/ui/artwork/artwork';
import { inksOf } from '@parlour/ui/artwork/inks';
import { descriptionOf } from './meta';

/** What stands on a page's share picture: its name over what it is about, beside our artwork. */
export const cardOf: DrawShareCard = ({ page, language, brand }) => {
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
    ink: line,
    ground,
  };
};
