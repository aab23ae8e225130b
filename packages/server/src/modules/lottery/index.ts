import type { lottery } from '@parlour/contract/lottery';
import type { Handlers } from '../../lib/http/http';
import { listDraws, listVietnamDraws } from './list-draws';
import { listMenus } from './list-menus';
import { listRecentVietnam } from './list-recent-vietnam';
import { listVietnamMenus } from './list-vietnam-menus';

export const routes: Handlers<typeof lottery> = {
  listMenus: (context, input) => listMenus(context, input),
  listVietnamMenus: (context) => listVietnamMenus(context),
  listRecentVietnam: (context) => listRecentVietnam(context),
  listVietnamDraws: (context, input) => listVietnamDraws(context, input),
  listDraws: (context, input) => listDraws(context, input),
};

export { listMenus, listVietnamMenus };
