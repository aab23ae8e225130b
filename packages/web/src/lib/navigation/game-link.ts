import type { Game } from '@parlour/contract/catalogue';
import { figure } from '@parlour/ui/format';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';
import { gamePath } from './paths';
import type { growArtwork } from '../brand/grow-artwork';
import { whenTouched } from '../api/idle';
import { openModal } from './modal';
import { go, linkTo } from './navigation';
import { useSite } from '../brand/brand';
import { gated, isOnTrial, useSession } from '../session/session';

/** Opens a game for money: after the login, for who is not signed in. */
export const playGame = (game: Game, card: Element | null = null): void =>
  gated('player', () => open(game, card, gamePath(game)));

let grow: typeof growArtwork | undefined;
whenTouched(() => {
  import('../brand/grow-artwork').then(
    (loaded) => (grow = loaded.growArtwork),
    () => undefined,
  );
});

/** Its artwork grows to the game's page, where the code for that is there by then. */
const open = (game: Game, card: Element | null, to: string): void => {
  tappedGame = game;
  if (grow) grow(card, game.background, () => go(to));
  else go(to);
};

let tappedGame: Game | undefined;

/**
 * What is known of a game before its launch is answered: it was tapped a moment ago, or the site
 * shows it anyway.
 */
export const useKnownGame = ({
  vassalage,
  gameCode,
}: Pick<Game, 'vassalage' | 'gameCode'>): Game | undefined => {
  const { hot } = useSite();
  return [...(tappedGame ? [tappedGame] : []), ...hot].find(
    (game) => game.vassalage === vassalage && game.gameCode === gameCode,
  );
};

/** Opens a game with play money: nothing is needed. */
export const playDemo = (game: Game): void => go(gamePath(game, { asDemo: true }));

const isTouch = (): boolean => matchMedia('(hover: none)').matches;

/** A finger that may not play yet first sees what the game is, when it can also be tried. */
const looksFirst = (game: Game): boolean => {
  const session = useSession.getState();
  return game.demo && isTouch() && (session.authState !== 'member' || isOnTrial(session));
};

/**
 * Which games of a list have the mark: the first hot ones, at most one in eight, since a mark on
 * every other card means nothing.
 */
export const hotMarks = (games: readonly (Game | undefined)[]): ((game: Game) => boolean) => {
  const hot = games.filter((game) => game?.isHot === 1);
  const marked = new Set(hot.slice(0, Math.max(1, Math.floor(games.length / 8))));
  return (game) => marked.has(game);
};

/** A game as `GameCard` draws it. */
export const gameCard = (game: Game, words: Phrases['catalogue'], isMarked = false) => ({
  code: game.gameCode,
  category: game.gameType,
  vendor: game.vassalage,
  title: game.name,
  image: game.image,
  hot: game.isSample ? words.sampleMark : isMarked ? words.hotMark : undefined,
  play: words.play,
  link: linkTo(gamePath(game), (link) =>
    looksFirst(game)
      ? openModal('gameInfo', { gameId: game.nodeId })
      : playGame(game, link.closest('article')),
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
    : fill(words.fromBet, {
        amount: `${symbol}\u00a0${figure(game.minBet).replace(/\.00$/, '')}`,
      });

/** The second line of a card on home: what the game gives back. */
export const returnLine = ({ rtp }: Game, words: Phrases['catalogue']): string =>
  rtp === undefined ? '' : fill(words.rtp, { percent: `${rtp}\u00a0%` });
