import type { PrivacyView } from '@parlour/contract/privacy';
import type { PlayerContext } from '../../lib/context';
import { listOwnObstacles } from './obstacles';
import { readCopies, readExclusion, readLastDeletion } from './queries';

/** What the player may ask for now, what was asked, and what stands in the way. */
export const readPrivacy = async (context: PlayerContext): Promise<PrivacyView> => {
  const { sql, signedIn } = context;
  const { playerId } = signedIn;
  const [copies, deletion, obstacles, exclusion] = await Promise.all([
    readCopies(sql, playerId),
    readLastDeletion(sql, playerId),
    listOwnObstacles(sql, playerId),
    readExclusion(sql, playerId),
  ]);
  return {
    obstacles,
    ...(copies && { copiedAt: copies.copiedAt.toISOString() }),
    ...(copies?.nextAt && { nextCopyAt: copies.nextAt.toISOString() }),
    ...(deletion && { deletion: deletionOf(deletion, context) }),
    ...(exclusion && { exclusion: exclusionOf(exclusion) }),
  };
};

export const exclusionOf = ({ until }: { until: Date | null }): { until?: string } =>
  until === null ? {} : { until: until.toISOString() };

const deletionOf = (
  {
    state,
    askedAt,
    endedAt,
    number,
    dueAt,
    reasonTexts,
  }: NonNullable<Awaited<ReturnType<typeof readLastDeletion>>>,
  { language }: PlayerContext,
): NonNullable<PrivacyView['deletion']> => {
  const reason = reasonTexts?.[language] ?? reasonTexts?.EN;
  return {
    state,
    askedAt: askedAt.toISOString(),
    ...(number !== null && { number }),
    ...(state === 'waiting' && dueAt && { dueAt: dueAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(reason !== undefined && { reason }),
  };
};
