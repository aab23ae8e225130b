import type { Game } from '@parlour/contract/catalogue';
import { figure } from '@parlour/ui/format';
import { fill, type Phrases } from '@parlour/ui/phrases';
import { gamePath } from '../app/paths';
import { openModal } from './modal';
import { go, linkTo } from './navigation';
import { gated, useSession } from './session';

/** Opens a game for money: after the login, for who is not signed in. */
export const playGame = (game: Game): void => gated('player', () => go(gamePath(game)));

/** Opens a game with play money: nothing is needed. */
export const playDemo = (game: Game): void => go(gamePath(game, { asDemo: true }));

const isTouch = (): boolean => matchMedia('(hover: none)').matches;

/** A finger that may not play yet first sees what the game is, when it can also be tried. */
const looksFirst = (game: Game): boolean =>
  game.demo && isTouch() && useSession.getState().standing !== 'member';

/**
 * A game as `GameCard` draws it. */
export const gameCard = (game: Game, words: Phrases['catalogue']) => ({
  code: game.gameCode,
  category: game.gameType,
  vendor: game.vassalage,
  title: game.name,
  image: game.image,
  hot: game.isHot === 1 ? words.hotMark : undefined,
  play: words.play,
  link: linkTo(gamePath(game), () =>
    looksFirst(game) ? openModal('gameInfo', { nodeId: game.nodeId }) : playGame(game),
  ),
  demo: game.demo
    ? {
        label: words.demo,
        link: linkTo(gamePath(game, { asDemo: true })),
      }
    : undefined,
});

/** The second line of a card in a hall: the lowest bet. */
export const fromBet = (game: Game, words: Phrases['catalogue'], symbol: string): string =>
  game.minBet === undefined
    ? ''
    : fill(words.fromBet, { amount: `${symbol}\u00a0${figure(game.minBet)}` });
