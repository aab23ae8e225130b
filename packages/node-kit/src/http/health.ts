import type { Clock } from '../clock';
import type { Sql } from '../database/database';

/** What anybody may ask costs the database one question a second, however many ask. */
const keptMs = 1000;

/** Answers when the database does, and fails when it does not. */
export const openHealth = ({ sql, clock }: { sql: Sql; clock: Clock }) => {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return async (): Promise<void> => {
    const now = clock.now().getTime();
    if (!asked || Math.abs(now - asked.at) >= keptMs) asked = { at: now, answer: sql`select 1` };
    await asked.answer;
  };
};
