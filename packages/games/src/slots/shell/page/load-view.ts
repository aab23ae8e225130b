import type { View } from '../../stage/board/view';

/** One chunk a game: a player loads the drawings of the one that is played. */
const loaders: Record<string, () => Promise<{ view: View }>> = {
  nq: () => import('../../five-fruits/view'),
  tr: () => import('../../harvest-moon/view'),
  cn: () => import('../../floating-market/view'),
  ds: () => import('../../bronze-drum/view'),
  mn: () => import('../../gem-quarry/view'),
  bd: () => import('../../red-seven/view'),
  sn: () => import('../../lotus-pond/view'),
  xk: () => import('../../engravers-shop/view'),
};

export const viewCodes = Object.keys(loaders);

export const loadView = async (code: string): Promise<View> => {
  const load = loaders[code];
  if (!load) throw new Error(`no game ${code}`);
  return (await load()).view;
};
