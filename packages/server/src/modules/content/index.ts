import type { content } from '@parlour/contract/content';
import type { contentArticles } from '@parlour/contract/content-articles';
import type { contentConsole } from '@parlour/contract/content-console';
import type { contentImports } from '@parlour/contract/content-imports';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { listArticleItems, listArticles, readArticle } from './articles/read-articles';
import { changeKinds as itemKinds } from './desk/content-kind';
import { banners } from './desk/import/banners-kind';
import { exportBanners, previewBanners } from './desk/import/import-banners';
import { listContent } from './desk/list-content';
import { listContentVersions, readContentVersion } from './desk/versions';
import { addLogo, addPicture } from './pictures/add-picture';
import { readHelp } from './read-help';
import { readJackpot } from './jackpot/read-jackpot';
import { readNotices } from './read-notices';

export const routes: Handlers<typeof content & typeof contentArticles> = {
  listArticles: (context, input) => listArticles(context, input),
  readArticle: (context, input) => readArticle(context, input),
  readHelp: (context, input) => readHelp(context, input),
  readJackpot: (context) => readJackpot(context),
  readNotices: (context, input) => readNotices(context, input),
};

export const consoleRoutes: ConsoleHandlers<typeof contentConsole & typeof contentImports> = {
  listContent: (context, input) => listContent(context, input),
  listContentVersions: (context, input) => listContentVersions(context, input),
  readContentVersion: (context, input) => readContentVersion(context, input),
  addPicture: (context, input) => addPicture(context, input),
  addLogo: (context, input) => addLogo(context, input),
  previewBanners: (context, input) => previewBanners(context, input),
  exportBanners: (context, input) => exportBanners(context, input),
};

/** What the console's changes alter of what everyone reads. */
export const changeKinds = { ...itemKinds, banners };
export { jobs } from './jobs';
export { listArticleItems, listArticles, readHelp, readNotices };
export { openPictures, servePictures } from './pictures/serve-pictures';
export { renewContent } from './renew-content';
export { seedContent } from './seed-content';
export { seedLogo } from './pictures/seed-logo';
