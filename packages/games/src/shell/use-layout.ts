import { useMemo } from 'react';
import { layoutFor, type Layout } from '../stage/layout';
import { useGame } from './game-context';
import { useWindowSize } from './use-window';

const barHeight = 44;
const sideDeck = 232;

export type PageLayout = {
  layout: Layout;
  room: { width: number; height: number };
  showsRecent: boolean;
  /** The strip has its place in the deck. */
  isStripInDeck: boolean;
};

/** Where everything stands in this window, with a deck of this height. */
export const useLayout = (deckHeight: number): PageLayout => {
  const { view, host } = useGame();
  const { width, height } = useWindowSize();
  const { game, look } = view;
  return useMemo(() => {
    const inner = height - (host.isFramed ? 0 : barHeight);
    const isLandscape = width > height && height < 520;
    const room = isLandscape
      ? { width: width - sideDeck, height: inner }
      : { width, height: inner - deckHeight };
    const grid = { cols: game.cols, rows: game.rows, peeks: look.showsNeighbours === true };
    const layout = layoutFor(grid, room, inner);
    const isDesk = layout.kind === 'desktop';
    return {
      layout,
      room,
      showsRecent: isDesk && width >= 1240,
      isStripInDeck: isDesk || isLandscape,
    };
  }, [width, height, host, game, look, deckHeight]);
};
