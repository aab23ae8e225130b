import { create } from 'zustand';

type Loading = {
  /** Calls whose caller asked for the loader and which have no answer yet. */
  waiting: number;
  /** Calls that have been waiting for longer than a person expects. */
  slow: number;
};

/** The loader and the "still loading" line. */
export const useLoading = create<Loading>(() => ({ waiting: 0, slow: 0 }));

const add = (name: keyof Loading, by: 1 | -1): void =>
  useLoading.setState((state) => ({ [name]: state[name] + by }));

export type LoadingOptions = { loader?: boolean; isQuiet?: boolean };

const slowAfterMs = 4000;

/** Runs a call under the loader: whatever becomes of it, the loader is hidden afterwards. */
export const whileLoading = async <Value>(
  { loader = false, isQuiet = false }: LoadingOptions,
  run: () => Promise<Value>,
): Promise<Value> => {
  let isSlow = false;
  const timer = isQuiet
    ? undefined
    : setTimeout(() => {
        isSlow = true;
        add('slow', 1);
      }, slowAfterMs);
  if (loader) add('waiting', 1);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    if (loader) add('waiting', -1);
    if (isSlow) add('slow', -1);
  }
};
