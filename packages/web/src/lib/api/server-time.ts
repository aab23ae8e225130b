import { create } from 'zustand';

/**
 * The server's clock as the browser knows it: sealed payloads, the header's clock and countdowns
 * agree with it.
 */
export const useServerTime = create<{ offsetMs: number }>(() => ({ offsetMs: 0 }));

/** The server's time now, in milliseconds. */
export const serverNow = (): number => Date.now() + useServerTime.getState().offsetMs;

/** Learns the offset from a time the server just gave. */
export const setServerTime = (iso: string, receivedAt = Date.now()): void => {
  const time = Date.parse(iso);
  if (!Number.isNaN(time)) useServerTime.setState({ offsetMs: time - receivedAt });
};
