import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { tellPlayer } from '../tell-player';
import { insertLine } from '../queries';
import { markLate } from './queries';

/**
 * Tells each player whose case is late, once: the mark, the event and the message are one commit.
 */
export const tellLate = async ({ database, config }: Platform): Promise<void> => {
  await database.transaction(async (sql) => {
    for (const { caseId, brand, kind, subjectId, playerId } of await markLate(sql)) {
      const facts = { caseId, brand, kind, subjectId, playerId };
      await publish(sql, { type: 'casework.late', key: caseId, ...facts });
      await insertLine(sql, { caseId, what: 'late' });
      if (playerId) await tellPlayer(sql, config, { playerId, template: 'case_late', values: {} });
    }
  });
};
