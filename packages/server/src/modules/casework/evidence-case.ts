import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { readTiedCase } from './claim-queries';

/** The case whose evidence is read, as its reader has it now. */
export type EvidenceCase = {
  brand: string;
  subjectId: string;
  playerId: string | null;
  claimedBy: string | null;
  version: number;
};

/**
 * A case of one kind in a brand of the call's right; another does not exist. A person who has to do
 * with its player, now or when it was opened, is not shown what is known of them.
 */
export const evidenceCase = async (
  { sql, operator }: Pick<OperatorContext, 'sql' | 'operator'>,
  { caseId, kind }: { caseId: string; kind: string },
): Promise<EvidenceCase> => {
  const found = await readTiedCase(sql, { caseId, kind, operatorId: operator.id });
  if (!found || !operator.brands.includes(found.brand)) throw new Refusal('request.unknown');
  const { isTied, ...shown } = found;
  if (isTied) throw new Refusal('desk.conflict');
  return shown;
};
