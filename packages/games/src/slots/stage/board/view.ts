import type { SlotGame } from '../../rules/game';
import type { Look } from '../print/look';

/** What a game says of itself in one language. */
export type GameWords = {
  /** Under the title. */
  meta: string;
  /** In the strip before the first round. */
  hint: readonly [string, string];
  symbols: Record<string, string>;
  specials: readonly { symbol: string; name: string; text: string }[];
  /** The feature, where the game has one. */
  feature?: { title: string; text: string };
  /** The special symbol in one short sentence. */
  note: { symbol: string; text: string };
};

/** All that the browser needs of one game: what it is, what it looks like, what it says. */
export type View = { game: SlotGame; look: Look; words: { VI: GameWords; EN: GameWords } };

type OwnLook = Omit<Look, 'code' | keyof Art> & { art: Art };
type Art = Pick<Look, 'symbols' | 'field' | 'band' | 'corner'>;

/** A slot's view from its details, its words and what it looks like. */
export const slotView = (game: SlotGame, words: View['words'], { art, ...own }: OwnLook): View => ({
  game,
  words,
  look: { code: game.code, ...own, ...art },
});
