/** The start that was sent and not yet answered, kept over a reload of the tab. */
export type Pending = { key: string; stake: string };

const nameOf = (session: string) => `parlour.start.${session}`;

/** Storage may be closed to a frame; then a reload asks the server what there is. */
const safely = <Result>(task: () => Result): Result | null => {
  try {
    return task();
  } catch {
    return null;
  }
};

export const keepPending = (storage: Storage, session: string, pending: Pending): void => {
  safely(() => storage.setItem(nameOf(session), JSON.stringify(pending)));
};

export const dropPending = (storage: Storage, session: string): void => {
  safely(() => storage.removeItem(nameOf(session)));
};

export const pendingOf = (storage: Storage, session: string): Pending | null =>
  safely(() => {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(session)) ?? 'null');
    const { key, stake } = (kept ?? {}) as Partial<Pending>;
    return typeof key === 'string' && typeof stake === 'string' ? { key, stake } : null;
  });
