import type { Game } from '../../rules/game';
import type { GameWords } from '../../stage/board/view';
import { viewByCode } from '../page/all-views';
import { en } from '@parlour/locales/en/games/shell';
import { vi } from '@parlour/locales/vi/games/shell';
import { sayFrom, type Words } from '@parlour/locales/game-phrases';
import { rulesText } from './rules-text';

/** The words of the game's own page of rules, a line a part: what the catalogue tells of it. */
export const rulesLines = (game: Game): { VI: string; EN: string } => {
  const view = viewByCode.get(game.code);
  if (!view) throw new Error(`no game ${game.code}`);
  const linesIn = (words: GameWords, phrases: Words) => {
    const { how, specials, feature, know } = rulesText(game, words, sayFrom(phrases));
    const parts = [how, ...specials, ...(feature ? [feature] : []), know];
    return parts.map(({ title, text }) => `${title}: ${text}`).join('\n');
  };
  return { VI: linesIn(view.words.VI, vi), EN: linesIn(view.words.EN, en) };
};
