import { type Puzzle, puzzleSize } from '@parlour/contract/session/verification';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import css from './verification.module.css';

const { width, height, piece } = puzzleSize;
const farthest = width - piece;
const mostSteps = 380;
const step = 8;

type PuzzleSliderProps = {
  puzzle: Puzzle;
  isBusy: boolean;
  onAnswer: (answer: { x: number; track: string[] }) => void;
};

/** The picture, and a slider whose handle and piece move together, by hand or by keys. */
export const PuzzleSlider = ({ puzzle, isBusy, onAnswer }: PuzzleSliderProps) => {
  const { verification: words } = usePhrases('verification');
  const [x, setX] = useState(0);
  const track = useTrack();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const move = (to: number) => {
    const next = Math.min(farthest, Math.max(0, to));
    track.add(next);
    setX(next);
  };
  const send = () => {
    if (x > 0 && !isBusy) onAnswer({ x, track: track.to(x) });
  };
  const onKey = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 1 : step;
    const to = { ArrowRight: x + by, ArrowUp: x + by, ArrowLeft: x - by, ArrowDown: x - by }[
      event.key
    ];
    if (event.key === 'Enter') send();
    else if (to === undefined) return;
    else move(to);
    event.preventDefault();
  };
  return (
    <>
      <Picture puzzle={puzzle} x={x} />
      <input
        aria-describedby={`${id}-keys`}
        aria-label={words.slide}
        className={css.slider}
        max={farthest}
        min={0}
        onChange={({ target }) => move(Number(target.value))}
        onKeyDown={onKey}
        onPointerUp={send}
        readOnly={isBusy}
        ref={slider}
        type="range"
        value={x}
      />
      <p aria-hidden="true" className={css.slide}>
        {words.slide}
      </p>
      <p className={css.keys} id={`${id}-keys`}>
        <kbd>←</kbd> <kbd>→</kbd> {words.byStep} <kbd>Shift</kbd> {words.byOne} <kbd>Enter</kbd>{' '}
        {words.send}
      </p>
    </>
  );
};

const Picture = ({ puzzle, x }: { puzzle: Puzzle; x: number }) => {
  const { verification } = usePhrases('verification');
  return (
    <svg
      aria-label={verification.picture}
      className={css.picture}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <image height={height} href={`data:image/jpeg;base64,${puzzle.image}`} width={width} />
      <image
        height={piece}
        href={`data:image/png;base64,${puzzle.piece}`}
        width={piece}
        x={x}
        y={puzzle.y}
      />
    </svg>
  );
};

/** The way of the piece: milliseconds since it was first moved, and where it was. */
const useTrack = () => {
  const steps = useRef<[at: number, x: number][]>([]);
  const startedAt = useRef(0);
  const now = () => Math.round(performance.now() - startedAt.current);
  return {
    add: (x: number): void => {
      if (steps.current.length === 0) {
        startedAt.current = performance.now();
        steps.current.push([0, 0]);
      }
      if (steps.current.length < mostSteps) steps.current.push([now(), x]);
    },
    to: (x: number): string[] => [
      ...new Set([...steps.current.map(([at, place]) => `${at}:${place}`), `${now() + 1}:${x}`]),
    ],
  };
};
