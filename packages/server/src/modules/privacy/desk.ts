import type { DecidedCase } from '@parlour/contract/case-verdict';
import type { PrivacyCase, privacyDesk } from '@parlour/contract/privacy-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { decideCase } from '../casework';
import { lockPlayer } from '../ledger';
import { notifyPlayer } from '../message';
import { closeAccount } from './close-account';
import { listObstacles } from './obstacles';
import {
  countKept,
  endDeletion,
  readDeletionCase,
  readExclusion,
  type DeletionCase,
} from './queries';
import { exclusionOf } from './read-privacy';
import { recordSections } from './sections';

/** A case of a brand whose tickets the operator may read; another does not exist. */
const ownCase = async (
  sql: Sql,
  { operator }: OperatorContext,
  caseId: string,
): Promise<DeletionCase> => {
  const found = await readDeletionCase(sql, caseId);
  if (!found || !operator.brands.includes(found.brand)) throw new Refusal('request.unknown');
  return found;
};

/** What a decision needs: what stands in the way, what will be destroyed and what stays. */
export const readPrivacyCase = async (
  context: OperatorContext,
  { caseId }: InputOf<typeof privacyDesk.readPrivacyCase>,
): Promise<PrivacyCase> => {
  const { sql } = context;
  const { playerId, version, state, askedAt } = await ownCase(sql, context, caseId);
  const [obstacles, exclusion, sections] = await Promise.all([
    listObstacles(sql, playerId),
    readExclusion(sql, playerId),
    countKept(sql, playerId),
  ]);
  return {
    caseId,
    playerId,
    version,
    state,
    askedAt: askedAt.toISOString(),
    obstacles,
    ...(exclusion && { exclusion: exclusionOf(exclusion) }),
    kept: sections.map(({ section, rows }) => ({
      section,
      rows,
      outcome: recordSections.has(section) ? 'detached' : 'destroyed',
    })),
  };
};

/**
 * Two persons end an account, one refuses. What came in the way since the request refuses the end
 * of the account to the second person too.
 */
export const decideDeletion = (
  context: OperatorContext,
  { verdict, ...given }: InputOf<typeof privacyDesk.decideDeletion>,
): Promise<DecidedCase> =>
  context.database.transaction(async (sql) => {
    const { playerId, brand, deletionId } = await ownCase(sql, context, given.caseId);
    const decided = await decideCase(sql, {
      ...given,
      verdict,
      operatorId: context.operator.id,
      needsSecond: verdict === 'delete',
      by: context,
    });
    const answer = { stage: decided.stage, version: decided.case.version };
    if (decided.isRepeat) return answer;
    if (verdict === 'delete') {
      await lockPlayer(sql, playerId);
      const obstacles = await listObstacles(sql, playerId);
      if (obstacles.length > 0) throw new Refusal('privacy.not_yet', { obstacles });
    }
    if (decided.stage !== 'closed') return answer;
    const { reasonCode } = given;
    const end =
      verdict === 'delete'
        ? ({ state: 'done' } as const)
        : { state: 'refused' as const, ...(reasonCode !== undefined && { reasonCode }) };
    if (!(await endDeletion(sql, deletionId, end))) throw new Refusal('desk.decided');
    if (verdict === 'delete') await closeAccount(context, sql, { playerId, brand });
    else {
      await notifyPlayer(sql, {
        playerId,
        template: 'deletion_refused',
        values: { number: decided.case.number, ...(reasonCode !== undefined && { reasonCode }) },
        key: `privacy.deletion:${deletionId}`,
      });
    }
    return answer;
  });
