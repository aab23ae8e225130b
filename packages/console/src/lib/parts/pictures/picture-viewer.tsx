import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { minus } from '@parlour/ui/icons/minus';
import { plus } from '@parlour/ui/icons/plus';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../language';
import css from './case-picture.module.css';

type PictureViewerProps = { name: string; address: string; width: number; height: number };

const steps = [1, 1.5, 2, 3, 4] as const;
const most = steps.at(-1)!;

/** A picture that is made larger and turned, by buttons, by keys, and by two fingers. */
export const PictureViewer = ({ name, address, width, height }: PictureViewerProps) => {
  const { identity } = useWords();
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const pinch = usePinch(zoom, setZoom);
  const larger = () => setZoom(steps.find((one) => one > zoom) ?? most);
  const smaller = () => setZoom(steps.findLast((one) => one < zoom) ?? 1);
  const turn = () => setTurns(turns + 1);
  const reset = () => {
    setZoom(1);
    setTurns(0);
  };
  const acts: Readonly<Record<string, () => void>> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': reset,
    '.': turn,
  };
  const press = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  // Turned a quarter, it is as wide as it was high.
  const isOnSide = turns % 2 === 1;
  return (
    <div>
      <div className={css.tools}>
        <IconButton disabled={zoom <= 1} icon={minus} label={identity.smaller} onClick={smaller} />
        <IconButton disabled={zoom >= most} icon={plus} label={identity.larger} onClick={larger} />
        <IconButton icon={arrowsClockwise} label={identity.turn} onClick={turn} />
      </div>
      <div
        aria-label={fill(identity.viewer, { name })}
        className={css.viewer}
        onKeyDown={press}
        role="group"
        style={{ aspectRatio: isOnSide ? `${height} / ${width}` : `${width} / ${height}` }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls and has keys
        tabIndex={0}
        {...pinch}
      >
        <div className={css.sheet} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <img
            alt={name}
            className={css.turned}
            draggable={false}
            src={address}
            style={{
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
              ...(isOnSide
                ? { width: `${(width / height) * 100}%`, height: `${(height / width) * 100}%` }
                : { width: '100%', height: '100%' }),
            }}
          />
        </div>
      </div>
    </div>
  );
};

/** Two fingers apart make it as much larger as they went apart. */
const usePinch = (zoom: number, setZoom: (zoom: number) => void) => {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const began = useRef({ apart: 0, zoom: 1 });
  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const place = ({ pointerId, clientX: x, clientY: y }: PointerEvent) =>
    fingers.current.set(pointerId, { x, y });
  const leave = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      place(event);
      began.current = { apart: apart(), zoom };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      place(event);
      const first = began.current;
      if (fingers.current.size !== 2 || first.apart === 0) return;
      setZoom(Math.min(most, Math.max(1, (first.zoom * apart()) / first.apart)));
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
};
