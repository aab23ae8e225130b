import type { DecidedCase } from '@parlour/contract/case-verdict';
import type { IdentityCase, identityDesk } from '@parlour/contract/identity-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../lib/context';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { decideCase, evidenceCase, showImage, type ShownImage } from '../casework';
import { profileOf } from './profile-of';
import { markDecided, readDocuments, readIdentityCase as readCase } from './queries';

/** A case of a brand in which the operator may examine documents; another does not exist. */
const ownCase = async (context: OperatorContext, caseId: string) => {
  const { playerId, ...found } = await evidenceCase(context, { caseId, kind: 'identity' });
  if (playerId === null) throw new Error(`a case ${caseId} of documents without a player`);
  return { ...found, playerId };
};

/** Which pictures a case has, and what its player entered; reading it shows none of them. */
export const readIdentityCase = async (
  context: OperatorContext,
  { caseId }: InputOf<typeof identityDesk.readIdentityCase>,
): Promise<IdentityCase> => {
  const { playerId, brand, version } = await ownCase(context, caseId);
  const rows = await readDocuments(context.sql, playerId);
  const documents = rows.map(({ imageId: _imageId, at, ...document }) => ({
    ...document,
    at: at.toISOString(),
  }));
  return { caseId, playerId, brand, version, ...(await profileOf(context, playerId)), documents };
};

/** Opens a picture for the operator who has claimed its case. */
export const readDocument = async (
  context: OperatorContext,
  { caseId, documentId }: InputOf<typeof identityDesk.readDocument>,
): Promise<ShownImage> => {
  const { playerId, brand, claimedBy } = await ownCase(context, caseId);
  const documents = await readDocuments(context.sql, playerId);
  const document = documents.find(({ id }) => id === documentId);
  if (!document) throw new Refusal('request.unknown');
  const { imageId, side, round } = document;
  return showImage(context, {
    caseId,
    brand,
    playerId,
    claimedBy,
    imageId,
    act: 'identity.view',
    objectKind: 'document',
    objectId: documentId,
    after: { side, round },
  });
};

const stateOf = { pass: 'passed', refuse: 'refused', more: 'asked' } as const;

/** Decides on a player's documents: the case, the state and the line are one commit. */
export const decideIdentity = (
  context: OperatorContext,
  { verdict, ...given }: InputOf<typeof identityDesk.decideIdentity>,
): Promise<DecidedCase> =>
  context.database.transaction(async (sql) => {
    const found = await readCase(sql, given.caseId);
    if (!found || !context.operator.brands.includes(found.brand)) {
      throw new Refusal('request.unknown');
    }
    const { playerId } = found;
    const decided = await decideCase(sql, {
      ...given,
      verdict,
      operatorId: context.operator.id,
      needsSecond: false,
      by: context,
    });
    if (decided.stage === 'closed' && !decided.isRepeat) {
      const state = stateOf[verdict];
      await markDecided(sql, playerId, { state, reasonCode: given.reasonCode });
      const key = `${given.caseId}:${decided.case.version}`;
      await publish(sql, { type: 'identity.decided', key, playerId, state });
      sql.afterCommit(() => context.live.notify(playerId, { type: 'identity', state }));
    }
    return { stage: decided.stage, version: decided.case.version };
  });
