/** So many connect again at a time: each has its session read. */
const eachSecond = 500;

/** Closes sockets as at a restart: their pages connect again, and query what they missed. */
export const closeInTurn = (
  pages: Iterable<{ socket: { close: (code: number, reason: string) => void } }>,
): void => {
  for (const [place, { socket }] of [...pages].entries()) {
    setTimeout(() => socket.close(1001, 'restart'), (1000 * place) / eachSecond).unref();
  }
};
