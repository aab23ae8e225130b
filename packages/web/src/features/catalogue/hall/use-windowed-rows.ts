import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchPart } from '../../../lib/api/idle';
import { pageSize } from './hall-query';

// As the server draws it: the first page's start, which fills any screen.
const servedCards = 24;

/** The cards from `first` up to `last` are drawn; `before` and `after` are the heights of others. */
export type CardRange = { first: number; last: number; before: number; after: number };

type Windowed = CardRange & { holder: RefObject<HTMLDivElement | null> };

/** Of the hall that was left last: who comes back finds it as high as it was. */
let left: { count: number; range: CardRange } | undefined;

/** Which cards of a grid are drawn: all of a page, and of a longer one those near the screen. */
export const useWindowedRows = (
  count: number,
  need: (from: number, to: number) => void,
): Windowed => {
  const holder = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(() =>
    left?.count === count ? left.range : { first: 0, last: servedCards, before: 0, after: 0 },
  );
  const needed = useRef(need);
  useEffect(() => {
    needed.current = need;
  });

  useEffect(() => {
    const element = holder.current;
    const show = (next: CardRange) => {
      setRange(next);
      left = { count, range: next };
      needed.current(next.first, Math.max(next.first, next.last - 1));
    };
    if (!element || count <= pageSize) return show({ first: 0, last: count, before: 0, after: 0 });
    const abort = new AbortController();
    // Until its code has come the first rows stay: all would be thousands.
    const giveUp = fetchPart(
      () => import('./watch-rows'),
      ({ watchRows }) => watchRows(element, count, show, abort.signal),
    );
    return () => {
      giveUp();
      abort.abort();
    };
  }, [count]);

  const last = Math.min(count, Math.max(range.last, 1));
  return { holder, ...range, first: Math.min(range.first, last), last };
};
