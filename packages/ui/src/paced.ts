/**
 * Runs at once, and then at most once in so many milliseconds: what was asked for meanwhile is one
 * run at the end of them.
 */
export const paced = (work: () => void, ms: number): { run: () => void; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const start = () => {
    isAskedAgain = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) start();
    }, ms);
  };
  return {
    run: () => {
      if (timer === undefined) start();
      else isAskedAgain = true;
    },
    stop: () => clearTimeout(timer),
  };
};
