import type { View } from '../../stage/board/view';

/** One chunk a game: a player loads the drawings of the one that is played. */
const loaders: Record<string, () => Promise<{ view: View }>> = {
  'five-fruits': () => import('../../five-fruits/view'),
  'harvest-moon': () => import('../../harvest-moon/view'),
  'floating-market': () => import('../../floating-market/view'),
  'bronze-drum': () => import('../../bronze-drum/view'),
  'gem-quarry': () => import('../../gem-quarry/view'),
  'red-seven': () => import('../../red-seven/view'),
  'lotus-pond': () => import('../../lotus-pond/view'),
  'engravers-shop': () => import('../../engravers-shop/view'),
};

export const viewCodes = Object.keys(loaders);

export const loadView = async (code: string): Promise<View> => {
  const load = loaders[code];
  if (!load) throw new Error(`no game ${code}`);
  return (await load()).view;
};
