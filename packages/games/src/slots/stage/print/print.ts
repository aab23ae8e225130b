import { SymbolPen } from '@parlour/ui/engraving/symbol-pen';
import type { Look } from './look';

export type SymbolState = 'idle' | 'win';

type PrintOptions = {
  state?: SymbolState;
  /** The negative's own tile: left out where the stage prints tile, line and symbol in turn. */
  tile?: boolean;
  /** 1 on the reels, 1.5 above 90 px, 2 for the game header. */
  detail?: number;
};

/** A symbol as SVG text, always the same for the same arguments. */
export const symbolSvg = (
  look: Look,
  name: string,
  { state = 'idle', tile = true, detail = 1 }: PrintOptions = {},
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true">` +
  `${symbolGroup(look, name, { state, tile, detail })}</svg>`;

/** The same without the outer element, to be placed in a larger drawing. */
export const symbolGroup = (
  look: Look,
  name: string,
  { state = 'idle', tile = true, detail = 1 }: PrintOptions = {},
): string => {
  const drawing = look.symbols[name];
  if (!drawing) throw new Error(`${look.code} has no symbol ${name}`);
  const win = state === 'win';
  const pen = new SymbolPen(`${look.code}-${name}`, { ...look.palette, win, detail });
  const tileSvg =
    `<rect width="96" height="96" rx="5" fill="${pen.ground}"/>` +
    `<path d="M3.5 3.5H92.5V92.5H3.5Z" fill="none" stroke="${pen.ink}" stroke-width="1" ` +
    `opacity=".55" stroke-linejoin="miter"/>`;
  const shrink = win
    ? ` transform="translate(48 48) scale(${tile ? 0.9 : 0.95}) translate(-48 -48)"`
    : '';
  return (
    `<g stroke-linejoin="round" stroke-linecap="round">` +
    `${win && tile ? tileSvg : ''}<g${shrink}>${drawing(pen)}</g></g>`
  );
};
