import { type RefObject, useEffect, useRef, useState } from 'react';

/** Up to this many cards are drawn at once: a hall of that size needs no window. */
const drawnAtOnce = 96;

// As the server draws it: the first page's start, which fills any screen.
const servedCards = 24;

const marginRows = 3;
const throttleMs = 100;

type Windowed = {
  holder: RefObject<HTMLDivElement | null>;
  /** The cards from `first` up to `last` are drawn. */
  first: number;
  last: number;
  /** Heights that stand for what is not drawn. */
  before: number;
  after: number;
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

/** Which cards of a long grid are near the screen. */
export const useWindowedRows = (
  count: number,
  need: (from: number, to: number) => void,
): Windowed => {
  const holder = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: servedCards, before: 0, after: 0 });
  const needed = useRef(need);
  useEffect(() => {
    needed.current = need;
  });

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const look = () => {
      const sizes = measure(element);
      if (!sizes || count <= drawnAtOnce) {
        setRange({ first: 0, last: Math.max(count, servedCards), before: 0, after: 0 });
        needed.current(0, Math.max(0, count - 1));
        return;
      }
      const { columns, rowHeight } = sizes;
      const rows = Math.ceil(count / columns);
      const top = -element.getBoundingClientRect().top;
      const clamp = (row: number) => Math.min(rows, Math.max(0, row));
      const from = clamp(Math.floor(top / rowHeight) - marginRows);
      const to = clamp(Math.ceil((top + innerHeight) / rowHeight) + marginRows);
      const next = {
        first: from * columns,
        last: Math.min(count, to * columns),
        before: from * rowHeight,
        after: (rows - to) * rowHeight,
      };
      setRange((now) => (isSame(now, next) ? now : next));
      needed.current(next.first, Math.max(next.first, next.last - 1));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, throttleMs);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [count]);

  const last = Math.min(count, Math.max(range.last, 1));
  return { holder, ...range, first: Math.min(range.first, last), last };
};

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
