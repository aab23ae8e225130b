import { type ReactNode, Suspense, use } from 'react';
import { fetchPart, whenTouched } from '../api/idle';
import { marksOf, tracked } from './chunk';

type Preload = () => Promise<unknown>;

let settle: () => void = () => undefined;
const rest = new Promise<void>((resolve) => {
  settle = resolve;
});
const resting = new Set<Preload>();

/** The screen that the server drew whole, until its code has come. */
let held: { screen: object; isFetched: Promise<void> } | undefined;

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
  resting.add(preload);
  // A person who was there first is not waited for again.
  if (resting.size === 1) whenTouched(() => void wake());
};

const Held = ({ children }: { children: ReactNode }) => {
  use(rest);
  return children;
};

/**
 * The screen of the page rests too: what the server drew of it stays until `preload` has fetched
 * its code, however often that takes.
 */
export const holdScreen = (screen: object, preload: Preload): void => {
  let come: () => void = () => undefined;
  const isFetched = new Promise<void>((resolve) => {
    come = resolve;
  });
  held = { screen, isFetched: tracked(isFetched) };
  fetchTouched(() => {
    fetchPart(preload, come);
    return isFetched;
  });
};

export const isHeld = (): boolean => held !== undefined && !isOver();

/** A screen, within a `Suspense`: nothing of it is drawn while it rests. */
export const HeldScreen = ({ screen, children }: { screen: object; children: ReactNode }) => {
  if (held?.screen === screen) use(held.isFetched);
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
