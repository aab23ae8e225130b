import { borderGap } from './frame';

/**
 * How a frame is laid out, by its own box and never by the screen: reels alone beside the controls,
 * a small or a large phone, a tablet on end, one that lies, a desk.
 */
export type LayoutKind = 'landscape' | 'small' | 'phone' | 'tablet' | 'wide' | 'desk';

/** Where things stand in a frame of a size. All lengths are CSS pixels. */
export type Layout = {
  kind: LayoutKind;
  /** Height of the game header over the reels; 0 where it stands in a column. */
  gameHeader: number;
  /** Width of the columns beside the reels (title and art, the last rounds), and the distance. */
  column: number;
  gap: number;
  /** Height of the result bar under the reels, or in the controls where it lies there. */
  resultBar: number;
  controls: number;
  /** Width of the controls beside the stage; 0 where it lies under it. */
  side: number;
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
  /** Distance between the rows of symbols: less than a cell where neighbours peek in. */
  pitch: number;
};

/** The bar over every game, the site's or the game's own: it is part of the frame's box. */
export const barHeight = 44;

/** No symbol is printed smaller than this, whatever the window. */
export const leastSymbol = 46;

/** Height to width of a cell, as the games are drawn. */
const drawnRatios: Record<string, number> = {
  '5x3': 1.3,
  '5x4': 1.04,
  '6x5': 1,
  '3x3': 0.84,
  '3x1': 1.78,
};

/** A desk's frame is at most five cells of half as much again as drawn. */
const widestReels = 5 * 1.5 * 126;

/** On a phone, in the order in which they give way: game header and result bar. */
const phoneSteps = [
  [160, 92],
  [160, 68],
  [112, 68],
  [64, 68],
  [64, 56],
  [44, 56],
  [44, 48],
] as const;
const firstSmallStep = 3;

type Grid = { cols: number; rows: number };
type Room = { width: number; height: number; band: number; ratio: number; widest?: number };
type Fit = Pick<
  Layout,
  'band' | 'cellWidth' | 'cellHeight' | 'symbol' | 'detail' | 'frameWidth' | 'frameHeight' | 'pitch'
>;

/** The largest cells for a room; their height gives way last, and never below the symbol's. */
const fit = ({ cols, rows }: Grid, { width, height, band, ratio, widest = 999 }: Room): Fit => {
  const edge = 2 * (band + 2 * borderGap);
  const cellWidth = Math.min(widest, Math.floor(((width - edge) / cols) * 10) / 10);
  const highest = Math.floor((height - edge) / rows);
  const cellHeight = Math.max(leastSymbol, Math.min(Math.round(cellWidth * ratio), highest));
  const cell = Math.min(cellWidth, cellHeight);
  const margin = Math.max(1, Math.min(22, Math.round(cell / 13)));
  const symbol = Math.max(leastSymbol, Math.floor(cell) - margin);
  return {
    band,
    cellWidth,
    cellHeight,
    symbol,
    detail: symbol > 90 ? 1.5 : 1,
    frameWidth: Math.round((cols * cellWidth + edge) * 10) / 10,
    frameHeight: rows * cellHeight + edge,
    pitch: rows === 1 ? symbol + 14 : cellHeight,
  };
};

const below = { column: 0, gap: 0, side: 0 } as const;

/**
 * Where everything of a game stands in a frame of `width` × `height`, its bar included: for the
 * style sheet's lengths and for the canvas alike. Asked in the order landscape, desk, wide, tablet,
 * small, phone.
 */
export const layout = (width: number, height: number, cols: number, rows: number): Layout => {
  const grid = { cols, rows };
  const ratio = drawnRatios[`${cols}x${rows}`] ?? 1;
  if (width > height && height < 520) return landscape(width, height, grid, ratio);
  if (width >= 1280) return desk(width, height, grid, ratio);
  if (width >= 620 && width > height) return wide(width, height, grid, ratio);
  return width >= 620
    ? tablet(width, height, grid, ratio)
    : onPhone(width, height, grid, ratio, width < 374 || height < 720);
};

const landscape = (width: number, height: number, grid: Grid, ratio: number): Layout => {
  const side = 232;
  const room = { height: height - barHeight - 16, ratio: ratio * 0.93 };
  const beside = (column: number, band: number) => ({
    column,
    ...fit(grid, { ...room, width: width - side - 24 - (column && column + 16), band }),
  });
  // The column with title and art gives way before a symbol does, then the border.
  const fits = ({ cellWidth, frameHeight }: Fit) =>
    cellWidth >= leastSymbol && frameHeight <= room.height;
  const tries = [() => beside(100, 9), () => beside(0, 9), () => beside(0, 6)];
  const found = tries.map((attempt) => attempt()).find(fits) ?? beside(0, 6);
  return { kind: 'landscape', gameHeader: 0, gap: 16, resultBar: 62, controls: 0, side, ...found };
};

const desk = (width: number, height: number, grid: Grid, ratio: number): Layout => {
  const column = Math.round(Math.max(238, Math.min(320, width * 0.17)));
  const gap = 32;
  const controls = height >= 1000 ? 96 : 88;
  const found = fit(grid, {
    width: width - 64 - 2 * (column + gap),
    height: height - barHeight - controls - 48,
    band: Math.round(Math.min(20, (16 * width) / 1280)),
    ratio: ratio * (1.29 / 1.3),
    widest: widestReels / grid.cols,
  });
  return {
    kind: 'desk',
    gameHeader: 0,
    column,
    gap,
    resultBar: controls - 28,
    controls,
    side: 0,
    ...found,
  };
};

const wide = (width: number, height: number, grid: Grid, ratio: number): Layout => {
  const column = 208;
  const gap = 28;
  const resultBar = 60;
  const controls = 84;
  const found = fit(grid, {
    width: width - 64 - column - gap,
    height: height - barHeight - controls - resultBar - 48,
    band: 14,
    ratio,
  });
  return { kind: 'wide', gameHeader: 0, column, gap, resultBar, controls, side: 0, ...found };
};

const tablet = (width: number, height: number, grid: Grid, ratio: number): Layout => {
  const resultBar = 76;
  const controls = 132;
  const room = height - barHeight - controls - resultBar - 44;
  const under = (gameHeader: number) => ({
    gameHeader,
    ...fit(grid, { width: width - 64, height: room - gameHeader, band: 14, ratio }),
  });
  // A square frame has no room for the whole art.
  const found = [160, 112, 64].map(under).find((one) => one.frameHeight <= room - one.gameHeader);
  return { kind: 'tablet', resultBar, controls, ...below, ...(found ?? under(44)) };
};

const phoneControls = (height: number, isSmall: boolean): number => {
  if (height < 630) return 112;
  return height >= 780 && !isSmall ? 222 : 168;
};

const onPhone = (
  width: number,
  height: number,
  grid: Grid,
  ratio: number,
  isSmall: boolean,
): Layout => {
  const controls = phoneControls(height, isSmall);
  const isTight = width < 340 && grid.cols > 5;
  const band = isTight ? 6 : isSmall ? 9 : 11;
  const gaps = isSmall ? 20 : 26;
  const room = height - barHeight - controls;
  const across = { width: width - 2 * (isTight ? 4 : 8), band };
  const drawn = fit(grid, { ...across, height: 999, ratio: ratio * (isSmall ? 0.94 : 1) });
  const steps = phoneSteps.slice(isSmall ? firstSmallStep : 0);
  const last = [44, 48] as const;
  const fits = ([high, low]: (typeof steps)[number]) =>
    high + low + drawn.frameHeight + gaps <= room;
  const [gameHeader, resultBar] = steps.find(fits) ?? last;
  const found = fit(grid, {
    ...across,
    height: room - gameHeader - resultBar - gaps,
    ratio: ratio * 1.04,
  });
  return { kind: isSmall ? 'small' : 'phone', gameHeader, resultBar, controls, ...below, ...found };
};

/** The lengths that style sheets use, as custom properties of the page. */
export const lengthsOf = (placed: Layout): Record<string, string> => ({
  '--header': `${placed.gameHeader}px`,
  '--column': `${placed.column}px`,
  '--gap': `${placed.gap}px`,
  '--result': `${placed.resultBar}px`,
  '--controls': `${placed.controls}px`,
  '--side': `${placed.side}px`,
  '--frame-width': `${placed.frameWidth}px`,
  '--frame-height': `${placed.frameHeight}px`,
});
