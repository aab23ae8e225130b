import type { FirstPage } from '@parlour/contract/first-page';
import type { Page } from '@parlour/contract/pages';
import type { Noun } from '@parlour/locales/nouns';
import { type ComponentType, use, useEffect, useState } from 'react';
import { fetchPart } from '../api/idle';
import { missingChunk } from '../api/refused';

type Marks<Value> = {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

export const marksOf = <Value,>(promise: Promise<Value>): Marks<Value> => promise as Marks<Value>;

/**
 * Marks a promise so that React's `use` reads it without waiting once it is settled, also while
 * hydrating.
 */
export const tracked = <Value,>(promise: Promise<Value>): Promise<Value> => {
  const marks = marksOf(promise);
  if (marks.status) return promise;
  marks.status = 'pending';
  promise.then(
    (value) => {
      marks.status = 'fulfilled';
      marks.value = value;
    },
    (reason: unknown) => {
      marks.status = 'rejected';
      marks.reason = reason;
    },
  );
  return promise;
};

const chunkLimitMs = 120_000;

/** A part that does not come is refused as such. */
export const withinLimit = <Value,>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(missingChunk());
    const timer = setTimeout(failed, chunkLimitMs);
    promise.then(resolve, failed).finally(() => clearTimeout(timer));
  });

export type Chunk<Props> = {
  nouns: readonly Noun[];
  /** The built files it is drawn from, by their names: they stand in the head of its page. */
  pieces: readonly string[];
  /** Its code comes after the first paint; until then the page shows what the server drew. */
  isLate?: true;
  /** It asks before it knows its height. */
  isAsking?: true;
  /** Whether the server's HTML has all that a visitor sees: then its code waits for a touch. */
  isWhole?: IsWhole;
  /** Fetches the code; after a failure the next call tries again. */
  preload: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

type IsWhole = (page: FirstPage, route: Page) => boolean;

/**
 * The rest of the page is whole without this part: where its code does not come, its place stays
 * empty until it does.
 */
export const optional =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (): Promise<ComponentType<Props>> =>
    withinLimit(load()).catch(() => (props: Props) => {
      const [Part, setPart] = useState<ComponentType<Props>>();
      useEffect(() => fetchPart(load, (part) => setPart(() => part)), []);
      return Part && <Part {...props} />;
    });

const preloads = new Set<() => Promise<unknown>>();

/**
 * Fetches every part, and the parts within them: the server draws whatever it is asked for
 * without waiting.
 */
export const preloadAll = async (): Promise<void> => {
  const before = preloads.size;
  await Promise.all([...preloads].map((preload) => preload()));
  if (preloads.size > before) await preloadAll();
};

/**
 * A part of the site that is fetched when it is needed. Unlike `React.lazy` it draws at once
 * when its code is already there, on the server and while hydrating too.
 */
export const chunk = <Props extends object>(
  nouns: readonly Noun[],
  load: () => Promise<ComponentType<Props>>,
  ...pieces: string[]
): Chunk<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = (): Promise<ComponentType<Props>> => {
    if (!loading || marksOf(loading).status === 'rejected') loading = tracked(withinLimit(load()));
    return loading;
  };
  preloads.add(preload);
  const Component = (props: Props) => {
    // A failed fetch is thrown to the boundary, which asks for `preload` again on retry.
    const Loaded = use(loading ?? preload());
    return <Loaded {...props} />;
  };
  return { nouns, pieces, preload, Component };
};

/** A screen whose first sight, its skeleton or form, is whole in the server's HTML. */
export const late = <Props,>(screen: Chunk<Props>, isWhole?: IsWhole): Chunk<Props> => ({
  ...screen,
  isLate: true,
  ...(isWhole && { isWhole }),
});

/** A late screen whose content comes after it, by a call. */
export const asking = <Props,>(screen: Chunk<Props>, isWhole?: IsWhole): Chunk<Props> => ({
  ...late(screen, isWhole),
  isAsking: true,
});
