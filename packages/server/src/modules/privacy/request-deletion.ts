import type { PrivacyView } from '@parlour/contract/privacy';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { endCase, openCase } from '../casework';
import { lockPlayer } from '../ledger';
import { listOwnObstacles } from './obstacles';
import { endDeletion, insertDeletion, readLastDeletion } from './queries';
import { readPrivacy } from './read-privacy';

/** A law gives a month; the player reads a week. */
const promisedMinutes = 7 * 24 * 60;

export const subjectOf = (deletionId: string): string => `privacy:${deletionId}`;

/**
 * Asks for the end of the account. It is refused while money, a round or a case is open, so that
 * nothing is lost by it: the answer lists them. Asked twice it is asked once.
 */
export const requestDeletion = async (context: PlayerContext): Promise<PrivacyView> => {
  const { playerId, brand } = context.signedIn;
  await context.database.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    const obstacles = await listOwnObstacles(sql, playerId);
    if (obstacles.length > 0) throw new Refusal('privacy.not_yet', { obstacles });
    const id = await insertDeletion(sql, { playerId, brand });
    if (id === undefined) return;
    await openCase(sql, {
      brand,
      kind: 'ticket',
      subjectId: subjectOf(id),
      playerId,
      reasons: ['privacy'],
      minutes: promisedMinutes,
    });
  });
  return readPrivacy(context);
};

/** The player keeps the account. */
export const takeBackDeletion = async (context: PlayerContext): Promise<PrivacyView> => {
  await context.database.transaction(async (sql) => {
    const last = await readLastDeletion(sql, context.signedIn.playerId);
    const id = last?.id.toString();
    if (id === undefined || !(await endDeletion(sql, id, { state: 'taken_back' }))) {
      throw new Refusal('request.unknown');
    }
    await endCase(sql, { kind: 'ticket', subjectId: subjectOf(id), result: 'taken_back' });
  });
  return readPrivacy(context);
};
