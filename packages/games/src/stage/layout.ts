import { borderGap } from './frame';

/** Where things stand for a window of a size. All lengths are CSS pixels. */
export type Layout = {
  kind: 'phone' | 'tablet' | 'desktop' | 'landscape';
  masthead: number;
  band: number;
  cellWidth: number;
  cellHeight: number;
  /** Side of a printed symbol. */
  symbol: number;
  /** More and finer lines on large symbols. */
  detail: number;
  /** Outer size of the reel area. */
  frameWidth: number;
  frameHeight: number;
  strip: number;
  /** Distance between the rows of symbols: less than a cell where neighbours peek in. */
  pitch: number;
};

export type Grid = { cols: number; rows: number; peeks: boolean };
export type Room = {
  width: number;
  /** Height left for the stage: the window without the deck. */
  height: number;
};

type Cells = { width: number; height: number };
type Shape = { kind: Layout['kind']; masthead: number; band: number; reels: number; strip: number };

/** Cell sizes as drawn for each window; a grid that is not here is fitted. */
const cellTable: Record<string, Record<string, Cells>> = {
  small: {
    '5x3': { width: 62, height: 76 },
    '5x4': { width: 62, height: 60 },
    '6x5': { width: 52, height: 50 },
    '3x3': { width: 104, height: 80 },
    '3x1': { width: 104, height: 180 },
  },
  phone: {
    '5x3': { width: 67, height: 88 },
    '5x4': { width: 67, height: 70 },
    '6x5': { width: 56, height: 56 },
    '3x3': { width: 112, height: 94 },
    '3x1': { width: 112, height: 200 },
  },
  tablet: {
    '5x3': { width: 119, height: 124 },
    '5x4': { width: 119, height: 96 },
    '6x5': { width: 99, height: 99 },
    '3x3': { width: 150, height: 140 },
    '3x1': { width: 180, height: 280 },
  },
  desktop: {
    '5x3': { width: 126, height: 162 },
    '5x4': { width: 126, height: 126 },
    '6x5': { width: 96, height: 96 },
    '3x3': { width: 180, height: 160 },
    '3x1': { width: 190, height: 340 },
  },
  landscape: {
    '5x3': { width: 82, height: 98 },
    '5x4': { width: 76, height: 74 },
    '6x5': { width: 58, height: 58 },
    '3x3': { width: 110, height: 98 },
    '3x1': { width: 110, height: 250 },
  },
};

const shapeOf = ({ width }: Room, windowHeight: number): Shape & { table: string } => {
  if (width > windowHeight && windowHeight < 520) {
    return {
      kind: 'landscape',
      table: 'landscape',
      masthead: 0,
      band: 9,
      reels: width - 232,
      strip: 0,
    };
  }
  if (width >= 1000) {
    return { kind: 'desktop', table: 'desktop', masthead: 0, band: 16, reels: 676, strip: 0 };
  }
  if (width >= 620) {
    return { kind: 'tablet', table: 'tablet', masthead: 120, band: 14, reels: 640, strip: 64 };
  }
  const isSmall = width < 374 || windowHeight < 720;
  const reels = Math.min(width - 16, 420);
  return isSmall
    ? { kind: 'phone', table: 'small', masthead: 64, band: 9, reels, strip: 60 }
    : { kind: 'phone', table: 'phone', masthead: 160, band: 11, reels, strip: 68 };
};

/** The drawn sizes where there is room for them, else the largest cells that fit. */
export const layoutFor = (grid: Grid, room: Room, windowHeight: number): Layout => {
  const shape = shapeOf(room, windowHeight);
  const border = 2 * (shape.band + 2 * borderGap);
  const drawn = cellTable[shape.table]?.[`${grid.cols}x${grid.rows}`];
  const widest = Math.floor(((Math.min(shape.reels, room.width) - border) / grid.cols) * 10) / 10;
  const gaps = shape.kind === 'phone' ? 22 : 32;
  const spare = room.height - shape.masthead - shape.strip - gaps - border;
  const highest = Math.max(50, Math.floor(spare / grid.rows));
  const cellWidth = Math.max(48, drawn && widest >= drawn.width + 1 ? drawn.width : widest);
  const cellHeight = Math.min(drawn?.height ?? cellWidth, highest);
  const symbol = symbolSize(cellWidth, cellHeight);
  const frameHeight = grid.rows * cellHeight + border;
  const left = room.height - shape.masthead - frameHeight - gaps;
  return {
    kind: shape.kind,
    masthead: shape.masthead,
    band: shape.band,
    cellWidth,
    cellHeight,
    symbol,
    detail: symbol > 90 ? 1.5 : 1,
    frameWidth: grid.cols * cellWidth + border,
    frameHeight,
    strip: shape.kind === 'phone' ? Math.max(56, Math.min(92, left)) : shape.strip,
    pitch: grid.peeks ? symbol + 14 : cellHeight,
  };
};

/** 4 to 14 px less than the cell, the more the larger; never under 46. */
const symbolSize = (width: number, height: number): number => {
  const cell = Math.floor(Math.min(width, height));
  const margin = Math.max(4, Math.min(14, Math.round(cell / 12)));
  return Math.max(46, cell - margin);
};
