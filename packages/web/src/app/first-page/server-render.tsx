import type { DrawShareCard, FirstPage, RenderPage } from '@parlour/contract/first-page';
import { galleryPath, pageOf } from '@parlour/contract/pages';
import { drawArtworkWith } from '@parlour/ui/components/art/artwork';
import { showPicturesFrom } from '@parlour/ui/components/art/game-picture';
import { listLocales } from '@parlour/locales/locales';
import { phrasesOf } from '@parlour/locales/all';
import { artwork } from '@parlour/ui/artwork/artwork';
import { dataAddress } from '@parlour/ui/engraving/data-address';
import { renderToString } from 'react-dom/server';
import { preloadAll } from '../../lib/navigation/chunk';
import { provideWords } from '../../lib/language/words';
import { readTextsBy } from '../../lib/text/read-text';
import { App } from '../app';
import { readCleaned } from './cleaned-text';
import { documentOf, headOf } from './document';
import { keepDrawings } from './kept-artwork';
import { type Built, noBuild } from './pieces';
import { cardOf } from './share-card';

let built: Built = noBuild;

/** Gives the renderer the files of the browser's build. Called once, before the first page. */
export const giveBuild = (given: Built): void => {
  built = given;
};

const prepare = async (): Promise<void> => {
  drawArtworkWith(keepDrawings(artwork));
  readTextsBy(readCleaned);
  for (const locale of listLocales()) provideWords(locale, phrasesOf[locale]);
  await preloadAll();
};

let prepared: Promise<void> | undefined;

// Outside development there is no such page.
const galleryPlace = '<div id="gallery"></div>';

/** Renders a page with its data in it. The same HTML serves both themes and all readers. */
export const renderPage: RenderPage = async ({ url, firstPage, origin, drawings, development }) => {
  prepared ??= prepare();
  await prepared;
  const [pathname = '/'] = url.split('?');
  const route = pageOf(pathname);
  const page: FirstPage = { ...firstPage, path: url };
  showPicturesFrom((address) => {
    const drawing = drawings?.get(address);
    return drawing && dataAddress(drawing);
  });
  const isGallery = development && pathname === galleryPath;
  const body = isGallery ? galleryPlace : renderToString(<App page={page} />);
  const head = await headOf(built, route, page, origin);
  return {
    status: statusOf(page, route.name === 'notFound' && !isGallery),
    ...documentOf({ body, head, page }),
  };
};

/** What stands on a page's share picture. */
export const shareCard: DrawShareCard = (input) => cardOf(input);

const statusOf = (page: FirstPage, isUnknown: boolean): number => {
  if (page.status.systemStatus === 1) return 503;
  if (page.status.systemStatus === 2) return 451;
  return isUnknown ? 404 : 200;
};
