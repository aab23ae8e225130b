import type { content } from '@parlour/contract/content';
import type { contentArticles } from '@parlour/contract/content-articles';
import type { contentConsole } from '@parlour/contract/content-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { listArticleItems, listArticles, readArticle } from './articles/read-articles';
import { listContent } from './desk/list-content';
import { listContentVersions, readContentVersion } from './desk/versions';
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

export const consoleRoutes: ConsoleHandlers<typeof contentConsole> = {
  listContent: (context, input) => listContent(context, input),
  listContentVersions: (context, input) => listContentVersions(context, input),
  readContentVersion: (context, input) => readContentVersion(context, input),
};

export { changeKinds } from './desk/content-kind';
export { jobs } from './jobs';
export { listArticleItems, readHelp, readNotices };
export { seedContent } from './seed-content';
