const everyMs = 5000;
const mostUnanswered = 6;

/**
 * Asks a process every few seconds whether it is alive, and calls `onHang` once it left several
 * questions in a row unanswered. It counts questions and not time, so that a machine that slept
 * asks again.
 */
export const watchAnswers = (child, onHang) => {
  let unanswered = 0;
  child.on('message', (message) => {
    if (message?.alive) unanswered = 0;
  });
  const ask = () => {
    if (unanswered >= mostUnanswered) {
      clearInterval(timer);
      return onHang();
    }
    unanswered += 1;
    // A channel that has closed is noticed by the end of the process.
    if (child.connected) child.send({ ping: true }, () => {});
  };
  const timer = setInterval(ask, everyMs);
  child.once('exit', () => clearInterval(timer));
};
