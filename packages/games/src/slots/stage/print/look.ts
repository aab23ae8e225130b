import type { Drawing } from '@parlour/ui/engraving/symbol-pen';

/** The colours a game is printed in: ink on ground, one accent. */
export type Palette = { ink: string; ground: string; second: string };

/** Everything that is seen of one game, beside what its rules decide. */
export type Look = {
  code: string;
  palette: Palette;
  symbols: Record<string, Drawing>;
  /** The symbol of the game header: the highest. */
  emblem: string;
  /** The engraving behind the stage, one path for a sheet of `width` × `height`. */
  field: (sheet: Sheet) => string;
  /** The border's pattern along x, centred on y = 0, as SVG. */
  band: (length: number, thickness: number, palette: Palette) => string;
  /** A corner of the border, `size` square, from (x, y). */
  corner: (x: number, y: number, size: number, palette: Palette) => string;
  /** Cells with wells instead of reels with rules. */
  isCascade?: boolean;
  /** The strip's neighbours show at half tone above and below the only row. */
  showsNeighbours?: boolean;
};

export type Sheet = { width: number; height: number; cx: number; cy: number };
