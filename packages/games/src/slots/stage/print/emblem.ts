import { SymbolPen } from '@parlour/ui/engraving/symbol-pen';
import { fix } from '@parlour/ui/engraving/geometry';
import { symbolGroup } from './print';
import type { View } from '../board/view';

/** The square the rings of a game header are drawn in, and how much of it the symbol takes. */
export const ringsSize = 200;
const symbolShare = 0.74;

/** The rosette behind a game's symbol. */
export const ringsOf = ({ look }: View): string => {
  const pen = new SymbolPen(`${look.code}-header`, look.palette);
  return pen.ring(24, 62, 36, 0.7, 0.62, ringsSize / 2, ringsSize / 2);
};

/** The highest symbol of a game in a square of 96. */
export const emblemOf = ({ look }: View): string => symbolGroup(look, look.emblem, { detail: 2 });

/** Both as one drawing. */
export const emblemSvg = (view: View): string => {
  const edge = fix((ringsSize * (1 - symbolShare)) / 2);
  const scale = ((ringsSize * symbolShare) / 96).toFixed(3);
  return (
    `${ringsOf(view)}<g transform="translate(${edge} ${edge}) scale(${scale})">` +
    `${emblemOf(view)}</g>`
  );
};
