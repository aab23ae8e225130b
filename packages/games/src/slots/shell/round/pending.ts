/** The start that was sent and not yet answered, kept over a reload of the tab. */
export type Pending = { key: string; stake: string };

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Even access to the storage throws in a frame where it is blocked: access it only when it is used.
 */
export const tabStorage = (frame: Window): TabStorage => ({
  getItem: (name) => frame.sessionStorage.getItem(name),
  setItem: (name, value) => frame.sessionStorage.setItem(name, value),
  removeItem: (name) => frame.sessionStorage.removeItem(name),
});

const nameOf = (session: string) => `parlour.start.${session}`;

/** Storage may be closed to a frame; then a reload asks the server what there is. */
const safely = <Result>(task: () => Result): Result | null => {
  try {
    return task();
  } catch {
    return null;
  }
};

export const keepPending = (storage: TabStorage, session: string, pending: Pending): void => {
  safely(() => storage.setItem(nameOf(session), JSON.stringify(pending)));
};

export const dropPending = (storage: TabStorage, session: string): void => {
  safely(() => storage.removeItem(nameOf(session)));
};

export const pendingOf = (storage: TabStorage, session: string): Pending | null =>
  safely(() => {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(session)) ?? 'null');
    const { key, stake } = (stored ?? {}) as Partial<Pending>;
    return typeof key === 'string' && typeof stake === 'string' ? { key, stake } : null;
  });
