import type { PlayerContext } from '../../lib/context';

/** What the records of a player are read with, no matter who reads them. */
export type RecordContext = Pick<PlayerContext, 'sql' | 'brand' | 'language'> & {
  signedIn: Pick<PlayerContext['signedIn'], 'playerId' | 'currency'>;
};
