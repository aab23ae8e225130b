export interface ToastMessage {
  text: string;
  icon?: string;
  /**
   * Green for what succeeded; anything else is plain. An error that needs action is never a toast.
   */
  tone?: 'plain' | 'pos';
  action?: { label: string; onAct: () => void };
  /** Five seconds unless there is more to read. */
  shownMs?: number;
}

export interface QueuedToast extends ToastMessage {
  key: number;
}

let queue: readonly QueuedToast[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();

const change = (next: readonly QueuedToast[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/** Says something at the edge of the page; one at a time, in order. */
export const toast = (message: ToastMessage): void => {
  change([...queue, { ...message, key: nextKey }]);
  nextKey += 1;
};

export const dismissToast = (key: number): void => change(queue.filter((one) => one.key !== key));

export const currentToast = (): QueuedToast | undefined => queue[0];

export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
