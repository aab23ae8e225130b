import type { Platform } from '../../lib/context';
import { placeOf } from '../../lib/place';
import { isServedAt } from '../brand';
import { endPlays, notePlaces, readPlaysToPlace, type PlacedPlay } from '../round';

const everySeconds = 3600;
const atOnce = 500;

/**
 * Asks again, an hour after the last time, where the player of a game is, and ends play from where
 * the brand does not serve, or no longer. The vendor then gets an expired token for the next bet.
 */
export const placePlays = async (platform: Platform): Promise<void> => {
  const { sql } = platform.database;
  for (;;) {
    const plays = await readPlaysToPlace(sql, { seconds: everySeconds, most: atOnce });
    if (plays.length === 0) return;
    await notePlaces(
      sql,
      plays.map(({ hash, address }) => ({ hash, country: placeOf(address) })),
    );
    await endRefused(platform, plays);
    if (plays.length < atOnce) return;
  }
};

const endRefused = async (platform: Platform, plays: readonly PlacedPlay[]): Promise<void> => {
  const refused: PlacedPlay[] = [];
  for (const play of plays) {
    if (!(await isServedAt(platform, play.brand, play.address))) refused.push(play);
  }
  if (refused.length === 0) return;
  await endPlays(
    platform.database.sql,
    refused.map(({ hash }) => hash),
  );
  for (const { brand, playerId, address } of refused) {
    const country = placeOf(address);
    platform.log.warn('launch.play_ended', { brand, player: String(playerId), country });
  }
};
