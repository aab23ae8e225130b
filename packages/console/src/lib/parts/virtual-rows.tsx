import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import css from './virtual-rows.module.css';

type VirtualRowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowHeight: number;
  keyOf: (row: Row) => string;
  /** A heading among the rows: it is no option. */
  isHeading?: (row: Row) => boolean;
  draw: (row: Row, at: number) => ReactNode;
  /** The key of the row that is current; it stays in view. */
  current: string | undefined;
  onOpen: (row: Row) => void;
  onMove: (by: number) => void;
  /** Called when the end is near. */
  onEnd?: () => void;
  /** Called with the keys of the rows in view. */
  onSeen?: (keys: readonly string[]) => void;
};

const beyond = 8;

/**
 * Rows of one height, of which only those in view are drawn: ten thousand scroll as ten do. The
 * list is one stop of the Tab key, and its current row is what a reader hears.
 */
export const VirtualRows = <Row,>(props: VirtualRowsProps<Row>) => {
  const { label, rows, rowHeight, keyOf, current, onOpen, onMove, onEnd, onSeen } = props;
  const box = useRef<HTMLDivElement>(null);
  const { top, height } = useWindow(box);
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + beyond);
  const at = rows.findIndex((row) => keyOf(row) === current);
  useInView(box, at, rowHeight);
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - beyond) onEnd?.();
  }, [last, rows.length, onEnd]);
  useEffect(() => {
    onSeen?.(rows.slice(first, last).map(keyOf));
  }, [onSeen, rows, first, last, keyOf]);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    const row = rows[at];
    if (by !== undefined) onMove(by);
    else if (event.key === 'Enter' && row) onOpen(row);
    else return;
    event.preventDefault();
  };
  // The current row is always drawn, because the list names it as its active one.
  const away = at < first || at >= last ? rows[at] : undefined;
  return (
    <div
      aria-activedescendant={at >= 0 ? `row-${current}` : undefined}
      aria-label={label}
      className={css.box}
      onKeyDown={press}
      ref={box}
      role="listbox"
      tabIndex={0}
    >
      <div className={css.sheet} role="presentation" style={{ height: rows.length * rowHeight }}>
        {away !== undefined && <PlacedRow {...props} at={at} row={away} />}
        {rows.slice(first, last).map((row, index) => (
          <PlacedRow {...props} at={first + index} key={keyOf(row)} row={row} />
        ))}
      </div>
    </div>
  );
};

type PlacedRowProps<Row> = VirtualRowsProps<Row> & { row: Row; at: number };

const PlacedRow = <Row,>(props: PlacedRowProps<Row>) => {
  const { row, at, rows, rowHeight, keyOf, isHeading, draw, current, onOpen } = props;
  const key = keyOf(row);
  const style = { top: at * rowHeight, height: rowHeight };
  if (isHeading?.(row)) {
    return (
      <div className={css.row} role="presentation" style={style}>
        {draw(row, at)}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
    <div
      aria-posinset={at + 1}
      aria-selected={key === current}
      aria-setsize={rows.length}
      className={css.row}
      id={`row-${key}`}
      onClick={() => onOpen(row)}
      role="option"
      style={style}
      tabIndex={-1}
    >
      {draw(row, at)}
    </div>
  );
};

const useWindow = (box: { current: HTMLDivElement | null }) => {
  const [seen, setSeen] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return seen;
};

const useInView = (box: { current: HTMLDivElement | null }, at: number, rowHeight: number) => {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || at < 0) return;
    const top = at * rowHeight;
    if (top < element.scrollTop) element.scrollTo({ top });
    const bottom = top + rowHeight - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTo({ top: bottom });
  }, [box, at, rowHeight]);
};
