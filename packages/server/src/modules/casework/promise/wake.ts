import type { Platform } from '../../../lib/context';
import { insertLine } from '../queries';
import { wakeCases } from './queries';

/** Puts what was parked, or asked and not answered, back into its queue. */
export const wake = async ({ database }: Platform): Promise<void> => {
  await database.transaction(async (sql) => {
    for (const { caseId } of await wakeCases(sql)) {
      await insertLine(sql, { caseId, what: 'waiting' });
    }
  });
};
