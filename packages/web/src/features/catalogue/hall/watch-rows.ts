import type { CardRange } from './use-windowed-rows';

/** So much around the screen is drawn as well: two rows of a phone, one of a desk's higher ones. */
const marginPx = 256;
const throttleMs = 30;

/** Shows which cards of a long grid are near the screen, with each scroll and each other width. */
export const watchRows = (
  holder: HTMLElement,
  count: number,
  show: (range: CardRange) => void,
  signal: AbortSignal,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: CardRange | undefined;
  const look = () => {
    timer = undefined;
    const sizes = measure(holder);
    // What is drawn stays while nothing can be measured.
    if (!sizes) return;
    const top = -holder.getBoundingClientRect().top;
    const next = rangeOf(sizes, { top, height: innerHeight }, count);
    // The same object draws nothing again.
    if (!shown || JSON.stringify(shown) !== JSON.stringify(next)) shown = next;
    show(shown);
  };
  const soon = () => {
    timer ??= setTimeout(look, throttleMs);
  };
  if (signal.aborted) return;
  look();
  addEventListener('scroll', soon, { passive: true, signal });
  addEventListener('resize', soon, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

type Sizes = { columns: number; rowHeight: number };

/**
 * The rows around a screen of `height` pixels that begins `top` pixels below the hall's beginning.
 * Where the screen is beside the hall, as after a change of its width, one row stays, which is
 * measured.
 */
export const rangeOf = (
  { columns, rowHeight }: Sizes,
  { top, height }: { top: number; height: number },
  count: number,
): CardRange => {
  const rows = Math.ceil(count / columns);
  const marginRows = Math.ceil(marginPx / rowHeight);
  const clamp = (row: number, least: number, most: number) => Math.min(most, Math.max(least, row));
  const to = clamp(Math.ceil((top + height) / rowHeight) + marginRows, 1, rows);
  const from = clamp(Math.floor(top / rowHeight) - marginRows, 0, to - 1);
  return {
    first: from * columns,
    last: Math.min(count, to * columns),
    before: from * rowHeight,
    after: (rows - to) * rowHeight,
  };
};

const measure = (holder: HTMLElement): Sizes | undefined => {
  const grid = holder.firstElementChild;
  const card = grid?.firstElementChild;
  if (!grid || !card) return undefined;
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').length;
  const rowHeight = card.getBoundingClientRect().height + Number.parseFloat(style.rowGap || '0');
  return rowHeight > 0 ? { columns, rowHeight } : undefined;
};
