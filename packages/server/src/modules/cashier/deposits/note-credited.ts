import type { Platform } from '../../../lib/context';
import { changeEvidenceOf } from '../../casework';
import { readDepositById } from './deposit-queries';

/** Money that came changes what an open withdrawal's case shows: a decision on less is refused. */
export const noteCredited = async (
  { database }: Platform,
  { depositId, playerId }: { depositId: string; playerId: string },
): Promise<void> => {
  const deposit = await readDepositById(database.sql, depositId);
  const at = deposit?.creditedAt;
  if (!at) return;
  const kinds = ['withdrawal'];
  await database.transaction((sql) =>
    changeEvidenceOf(sql, { playerId, kinds, what: 'deposit', of: depositId, at }),
  );
};
