import type { Source } from '../clock';
import type { Database } from '../database';
import { answers } from '../queries/sessions';

/** Anybody may ask; the database is asked once in so long. */
const keptMs = 1000;

export const openHealth = ({ sql }: Database, { now }: Pick<Source, 'now'>) => {
  let last: { at: number; isWell: Promise<void> } | undefined;
  return (): Promise<void> => {
    const at = now().getTime();
    if (!last || Math.abs(at - last.at) >= keptMs) last = { at, isWell: answers(sql) };
    return last.isWell;
  };
};
