import { useLayoutEffect, useMemo } from 'react';
import { barHeight, layout, lengthsOf, type Layout } from '../../stage/board/layout';
import { titleFor, type Title } from '../../stage/board/title';
import { useGame } from '../page/game-context';
import { besideTitle, titleLength } from './page-layout';
import { useWindowSize } from './use-window';

export type PageLayout = {
  layout: Layout;
  title: Title;
  /** The stage without bar and controls. */
  stage: { width: number; height: number };
  /** The result bar has its place in the controls. */
  isStripInDeck: boolean;
};

/** The layout of this frame; the style sheets get it by custom properties. */
export const useLayout = (): PageLayout => {
  const { view, host, texts } = useGame();
  const { width, height: inner } = useWindowSize();
  const { game } = view;
  const { name } = texts.words;
  // The site's bar over the frame is part of its box, as the game's own is.
  const height = inner + (host.isFramed ? barHeight : 0);
  const page = useMemo((): PageLayout => {
    const placed = layout(width, height, game.cols, game.rows);
    const taken = besideTitle(game.rules.kind === 'anywhere', placed);
    return {
      layout: placed,
      title: titleFor(name, placed, width, taken),
      stage: { width: width - placed.side, height: height - barHeight - placed.controls },
      isStripInDeck: placed.kind === 'desk' || placed.kind === 'landscape',
    };
  }, [width, height, game, name]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const lengths = {
      ...lengthsOf(page.layout),
      '--title': titleLength(page.title),
      '--cols': String(game.cols),
    };
    for (const [name, length] of Object.entries(lengths)) style.setProperty(name, length);
  }, [page, game]);
  return page;
};
