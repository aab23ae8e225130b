import type { View } from '../../stage/board/view';

/**
 * One chunk a game: a player loads the drawings of the one that is played. A game's code is the
 * name of its folder, so that there is no list of them here.
 */
const loaders = import.meta.glob<{ view: View }>('../../*/view.ts');

export const loadView = async (code: string): Promise<View> => {
  const load = loaders[`../../${code}/view.ts`];
  if (!load) throw new Error(`no game ${code}`);
  return (await load()).view;
};
