import { type ReactNode, Suspense, use } from 'react';
import { whenTouched } from '../api/idle';
import { marksOf } from './chunk';

type Preload = () => Promise<unknown>;

let settle: () => void = () => undefined;
const rest = new Promise<void>((resolve) => {
  settle = resolve;
});
const resting = new Set<Preload>();

let isScreenHeld = false;

/** A change of the page does not wait longer for what may not come. */
const longestWaitMs = 3000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOver = (): boolean => marksOf(rest).status === 'fulfilled';

/** From now on each part is fetched when it is drawn. */
export const endRest = (): void => {
  Object.assign(marksOf(rest), { status: 'fulfilled', value: undefined });
  settle();
};

// The server draws everything; a browser waits for a sign of a person.
if ('document' in globalThis) marksOf(rest).status = 'pending';
else endRest();

/**
 * Fetches what rests before anything that it is drawn from changes: React would take away what the
 * server drew, until the code is there.
 */
export const wake = async (): Promise<void> => {
  if (isOver()) return;
  const fetched = [...resting].map((preload) => preload());
  endRest();
  await Promise.race([Promise.allSettled(fetched), pause(longestWaitMs)]);
};

/** Fetches a part, while the page rests with the first sign of a person. */
export const fetchTouched = (preload: Preload): void => {
  if (isOver()) return void preload().catch(() => undefined);
  if (resting.size === 0) whenTouched(() => void wake());
  resting.add(preload);
};

const Held = ({ children }: { children: ReactNode }) => {
  use(rest);
  return children;
};

/** The screen of the page rests too, until `preload` has fetched it. */
export const holdScreen = (preload: Preload): void => {
  isScreenHeld = true;
  fetchTouched(preload);
};

export const isHeld = (): boolean => isScreenHeld && !isOver();

/** A screen, within a `Suspense`: nothing of it is drawn while it rests. */
export const HeldScreen = ({ children }: { children: ReactNode }) => {
  if (isScreenHeld) use(rest);
  return children;
};

type RestingProps = { preload: Preload; children: ReactNode };

/** What the server drew whole, and whose code waits for the first sign of a person. */
export const Resting = ({ preload, children }: RestingProps) => {
  if ('document' in globalThis) fetchTouched(preload);
  return (
    <Suspense>
      <Held>{children}</Held>
    </Suspense>
  );
};
