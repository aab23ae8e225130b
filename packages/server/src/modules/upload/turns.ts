/**
 * Work that is done one after the other; beyond `most` that wait or run, `take` gives undefined and
 * the caller refuses.
 */
export const openTurns = ({ most }: { most: number }) => {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
      if (count >= most) return undefined;
      count += 1;
      const turn = last.then(work).finally(() => {
        count -= 1;
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
};
