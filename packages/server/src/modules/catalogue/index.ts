import type { catalogue } from '@parlour/contract/catalogue';
import type { catalogueConsole } from '@parlour/contract/catalogue-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { listDeskGames, readDeskCatalogue, switchGameOff } from './desk/desk-games';
import { exportGames, previewGames } from './desk/import/import-games';
import { listGameTypes } from './list-game-types';
import { listGames } from './list-games';
import { listHot } from './list-hot';
import { listRooms } from './list-rooms';
import { listVendors } from './list-vendors';
import { listFavouriteIds, listFavourites } from './own/list-favourites';
import { listRecent } from './own/list-recent';
import { addFavourite, removeFavourite } from './own/toggle-favourite';
import { listPopular } from './list-popular';
import { readGame } from './read-game';

export const routes: Handlers<typeof catalogue> = {
  listHot: (context, input) => listHot(context, input),
  listGames: (context, input) => listGames(context, input),
  listGameTypes: (context, input) => listGameTypes(context, input),
  listVendors: (context, input) => listVendors(context, input),
  listFavourites: (context, input) => listFavourites(context, input),
  listFavouriteIds: (context) => listFavouriteIds(context),
  addFavourite: (context, input) => addFavourite(context, input),
  removeFavourite: (context, input) => removeFavourite(context, input),
  listRecent: (context, input) => listRecent(context, input),
  listPopular: (context, input) => listPopular(context, input),
  listRooms: () => listRooms(),
  readGame: (context, input) => readGame(context, input),
};

export const consoleRoutes: ConsoleHandlers<typeof catalogueConsole> = {
  listDeskGames: (context, input) => listDeskGames(context, input),
  readDeskCatalogue: (context, input) => readDeskCatalogue(context, input),
  switchGameOff: (context, input) => switchGameOff(context, input),
  previewGames: (context, input) => previewGames(context, input),
  exportGames: (context, input) => exportGames(context, input),
};

export { changeKinds } from './desk/desk-kinds';
export { catalogueJobs } from './jobs';
export { findGame, findVendor, listOfVendor } from './read-game';
export { categoryOf } from './categories';
export { forgetPlayer, upsertRecent as noteRecent } from './own/queries';
export type { CatalogueGame } from './catalogue-cache';
export { gameOf } from './game';
export { readPictures } from './read-pictures';
export { listGames, listGameTypes, listHot, listRecent, listVendors };
export { seedSample } from './sample/seed-sample';
export { seedCatalogue } from './seed-catalogue';
export { syncGames } from './sync-games';
