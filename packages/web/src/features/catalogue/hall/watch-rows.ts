import type { CardRange } from './use-windowed-rows';

const marginRows = 2;
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
    const next = rangeOf(holder, count);
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

const rangeOf = (holder: HTMLElement, count: number): CardRange => {
  const sizes = measure(holder);
  if (!sizes) return { first: 0, last: count, before: 0, after: 0 };
  const { columns, rowHeight } = sizes;
  const rows = Math.ceil(count / columns);
  const top = -holder.getBoundingClientRect().top;
  const clamp = (row: number) => Math.min(rows, Math.max(0, row));
  const from = clamp(Math.floor(top / rowHeight) - marginRows);
  const to = clamp(Math.ceil((top + innerHeight) / rowHeight) + marginRows);
  return {
    first: from * columns,
    last: Math.min(count, to * columns),
    before: from * rowHeight,
    after: (rows - to) * rowHeight,
  };
};

const measure = (holder: HTMLElement): { columns: number; rowHeight: number } | undefined => {
  const grid = holder.firstElementChild;
  const card = grid?.firstElementChild;
  if (!grid || !card) return undefined;
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').length;
  const rowHeight = card.getBoundingClientRect().height + Number.parseFloat(style.rowGap || '0');
  return rowHeight > 0 ? { columns, rowHeight } : undefined;
};
