import { en } from '@parlour/locales/en/games/shell';
import { sayFrom, type Words } from '@parlour/locales/game-phrases';
import { vi } from '@parlour/locales/vi/games/shell';
import type { GameFront } from '../../../rounds/game';
import type { GameWords, View } from '../../stage/board/view';
import { rulesText } from '../panels/rules-text';
import { shellHtml } from './html';

/** What the process that serves a slot sends of it. */
export const frontOf = (view: View): GameFront => ({
  html: (page) => shellHtml(view, page),
  rules: { VI: rulesLines(view, view.words.VI, vi), EN: rulesLines(view, view.words.EN, en) },
});

/** The words of the game's own page of rules, a line a part: what the catalogue says of it. */
const rulesLines = ({ game }: View, words: GameWords, phrases: Words): string => {
  const { how, specials, feature, know } = rulesText(game, words, sayFrom(phrases));
  const parts = [how, ...specials, ...(feature ? [feature] : []), know];
  return parts.map(({ title, text }) => `${title}: ${text}`).join('\n');
};
