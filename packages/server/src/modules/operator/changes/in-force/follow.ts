import { acknowledge, readUnfollowed } from './follow-queries';
import type { ApplyDeps } from '../kind';
import { kindOf } from '../kinds';

/**
 * What a process does after each applied change: it uses it from its next call on, then says so.
 * Who reads the rows with each call has nothing to do but to say so.
 */
export const followChanges = async (deps: ApplyDeps, processId: string): Promise<void> => {
  const { sql } = deps.database;
  for (const { id, kind, object } of await readUnfollowed(sql, processId)) {
    await kindOf(kind).follow?.(deps, object);
    await acknowledge(sql, { id, processId });
  }
};
