import { Refusal } from '../../../lib/refusal';

/** A page asks for what is there and for what would change. */
const mostAtOnce = 3;
const running = new Map<string, number>();

/**
 * Does the work, unless the person has so many trials and outlooks in this process already: each
 * holds a connection, and those of one object wait for each other.
 */
export const fewAtOnce = async <Result>(
  operatorId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const count = running.get(operatorId) ?? 0;
  if (count >= mostAtOnce) throw new Refusal('system.busy', undefined, 2);
  running.set(operatorId, count + 1);
  try {
    return await work();
  } finally {
    const left = (running.get(operatorId) ?? 1) - 1;
    if (left === 0) running.delete(operatorId);
    else running.set(operatorId, left);
  }
};
