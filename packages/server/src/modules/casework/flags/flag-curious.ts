import type { Platform } from '../../../lib/context';
import { openCase } from '../open-case';

/** A person who looked at very many players is asked about by another. */
export const flagCurious = async (
  { database }: Platform,
  { operatorId, brand }: { operatorId: string; brand: string },
): Promise<void> => {
  await database.transaction((sql) =>
    openCase(sql, {
      brand,
      kind: 'flag',
      subjectId: `operator:${operatorId}`,
      operatorId,
      reasons: ['saw_many'],
    }),
  );
};
