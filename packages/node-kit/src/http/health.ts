import type { Clock } from '../clock';
import type { Sql } from '../database/database';

/** Anyone may call it; the database gets at most one statement a second. */
const keptMs = 1000;

/** Resolves if the database answers, and rejects if it does not. */
export const openHealth = ({ sql, clock }: { sql: Sql; clock: Clock }) => {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return async (): Promise<void> => {
    const now = clock.now().getTime();
    if (!asked || Math.abs(now - asked.at) >= keptMs) asked = { at: now, answer: sql`select 1` };
    await asked.answer;
  };
};
