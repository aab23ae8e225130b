import { claimContact } from '@parlour/server/modules/player/index';
import type { Site } from './site';

/** Binds an address or a number (E.164 digits) to a player, as a code that was typed does. */
export const bindContact = (
  { platform }: Pick<Site, 'platform'>,
  playerId: string,
  kind: 'email' | 'mobile',
  value: string,
  isVerified = true,
): Promise<boolean> =>
  platform.database.transaction((sql) =>
    claimContact(sql, platform.config, { brand: 'main', kind, value, playerId, isVerified }),
  );
