import { loadSlotTexts, sayFrom, type SlotTexts } from '@parlour/locales/game-phrases';
import { listLanguages, localeOf, phrasedLanguage } from '@parlour/locales/locales';
import type { GameFront, InLanguages } from '../../../rounds/game';
import { picturesOf, type SlotPicture } from '../../picture/pictures';
import type { View } from '../../stage/board/view';
import { rulesText } from '../panels/rules-text';
import { shellHtml } from './html';

/** What the process that serves a slot sends of it, in every language. */
export const frontOf = async (view: View, picture: SlotPicture): Promise<GameFront> => {
  const texts = await textsByLanguage(view.game.code);
  const inLanguages = (text: (texts: SlotTexts) => string): InLanguages =>
    Object.fromEntries([...texts].map(([language, one]) => [language, text(one)]));
  return {
    names: inLanguages(({ words }) => words.name),
    rules: inLanguages((one) => rulesLines(view, one)),
    pictures: picturesOf(view, picture),
    html: (page) => {
      const language = phrasedLanguage(page.language);
      return shellHtml(view, texts.get(language)!, { ...page, language });
    },
  };
};

const textsByLanguage = async (code: string): Promise<ReadonlyMap<string, SlotTexts>> =>
  new Map(
    await Promise.all(
      listLanguages().map(
        async (language) => [language, await loadSlotTexts(localeOf(language), code)] as const,
      ),
    ),
  );

/** The words of the game's own page of rules, a line a part: what the catalogue says of it. */
const rulesLines = ({ game }: View, { words, phrases }: SlotTexts): string => {
  const { how, specials, feature, know } = rulesText(game, words, sayFrom(phrases));
  const parts = [how, ...specials, ...(feature ? [feature] : []), know];
  return parts.map(({ title, text }) => `${title}: ${text}`).join('\n');
};
