import type { Game } from '@parlour/contract/catalogue';
import type { Phrases } from '@parlour/locales/nouns';
import { create } from 'zustand';
import { gated } from '../session/session';

type Favourites = {
  /** The numbers of the marked games, as texts. */
  ids: ReadonlySet<string>;
  /** Those whose change is not answered yet. */
  busy: ReadonlySet<string>;
};

export const useFavourites = create<Favourites>(() => ({ ids: new Set(), busy: new Set() }));

export type MarkedGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'name'>;

/** The heart of a game, as `GameCard` draws it. */
export const useFavourite = (game: MarkedGame, words: Phrases['catalogue']) => {
  const id = String(game.nodeId);
  const isOn = useFavourites(({ ids }) => ids.has(id));
  const isBusy = useFavourites(({ busy }) => busy.has(id));
  return {
    isOn,
    isBusy,
    label: isOn ? words.removeFavourite : words.addFavourite,
    onToggle: () =>
      gated('player', () => {
        import('./favourite-actions').then(
          ({ toggleFavourite }) => toggleFavourite(game),
          () => undefined,
        );
      }),
  };
};
