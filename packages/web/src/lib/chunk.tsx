import { type Noun } from '@parlour/ui/phrases';
import { type ComponentType, use } from 'react';
import { Refused } from './refused';

/** A promise that React reads without waiting once it is settled, also while hydrating. */
export type Tracked<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

export const tracked = <Value,>(promise: Promise<Value>): Tracked<Value> => {
  const known = promise as Tracked<Value>;
  if (known.status) return known;
  known.status = 'pending';
  known.then(
    (value) => {
      known.status = 'fulfilled';
      known.value = value;
    },
    (reason: unknown) => {
      known.status = 'rejected';
      known.reason = reason;
    },
  );
  return known;
};

const chunkLimitMs = 120_000;

const withinLimit = <Value,>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(new Refused('chunk.failed'));
    const timer = setTimeout(failed, chunkLimitMs);
    promise.then(resolve, failed).finally(() => clearTimeout(timer));
  });

export type Chunk<Props> = {
  nouns: readonly Noun[];
  /** Fetches the code; after a failure the next call tries again. */
  preload: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

/**
 * A part of the site that is fetched when it is needed. Unlike `React.lazy` it draws at once when its code is already there,
 * on the server and while hydrating too.
 */
export const chunk = <Props extends object>(
  nouns: readonly Noun[],
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> => {
  let loading: Tracked<ComponentType<Props>> | undefined;
  const preload = (): Tracked<ComponentType<Props>> => {
    if (!loading || loading.status === 'rejected') loading = tracked(withinLimit(load()));
    return loading;
  };
  const Component = (props: Props) => {
    // A failed fetch is thrown to the boundary, which asks for `preload` again on retry.
    const Loaded = use<ComponentType<Props>>(loading ?? preload());
    return <Loaded {...props} />;
  };
  return { nouns, preload, Component };
};
