import type { SlotGame } from '../../rules/game';
import type { Look } from '../print/look';

/** What the browser needs of one game beside its texts: what it is, and what it looks like. */
export type View = { game: SlotGame; look: Look };

type OwnLook = Omit<Look, 'code' | keyof Art> & { art: Art };
type Art = Pick<Look, 'symbols' | 'field' | 'band' | 'corner'>;

/** A slot's view from its details and what it looks like. */
export const slotView = (game: SlotGame, { art, ...own }: OwnLook): View => ({
  game,
  look: { code: game.code, ...own, ...art },
});
