// The server's clock as the browser knows it: sealed payloads, the header's clock and countdowns agree with it.
let offsetMs = 0;

/** The server's time now, in milliseconds. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Learns the offset from a time the server just gave. */
export const setServerTime = (iso: string, receivedAt = Date.now()): void => {
  const time = Date.parse(iso);
  if (!Number.isNaN(time)) offsetMs = time - receivedAt;
};
