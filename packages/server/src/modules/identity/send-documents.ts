import type { IdentityView } from '@parlour/contract/identity';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { changeEvidence, openCase } from '../casework';
import { mayUpload, neededSides } from './identity-state';
import { lockIdentity, markSent, readOwn } from './queries';
import { readIdentity } from './read-identity';

/** Sends what was uploaded to a person, who decides by the queue's hour. */
export const sendDocuments = async (context: PlayerContext): Promise<IdentityView> => {
  const { database, brand } = context;
  const { playerId } = context.signedIn;
  await database.transaction(async (sql) => {
    const { state, rules } = await lockIdentity(sql, { playerId, brand: brand.code });
    // Sent twice, it is sent once.
    if (state === 'pending' || state === 'passed') return;
    const { sides } = await readOwn(sql, playerId);
    if (!mayUpload(state) || neededSides.some((side) => !sides.includes(side))) {
      throw new Refusal('identity.incomplete');
    }
    await markSent(sql, playerId);
    // Who read an open case before these documents came decides on nothing.
    await changeEvidence(sql, { kind: 'identity', subjectId: playerId, what: 'documents' });
    const reasons = rules.length > 0 ? rules : ['voluntary'];
    await openCase(sql, {
      brand: brand.code,
      kind: 'identity',
      subjectId: playerId,
      playerId,
      reasons,
    });
  });
  return readIdentity(context);
};
