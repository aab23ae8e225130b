import { createPlayer } from '@parlour/server/modules/player/index';
import { findPlayToken, type PlayToken } from '@parlour/server/modules/round/index';
import { openWallet, readPockets } from '@parlour/server/modules/wallet/index';
import type { Site } from './site';
import type { Vendor, TokenOptions } from './vendor';
import { fund } from './world';

/**
 * A player at a vendor's game, made without a browser: thousands of times cheaper than a
 * registration.
 */
export type Seated = {
  playerId: string;
  username: string;
  token: string;
  /** What the token is bound to. */
  playToken: PlayToken;
  /** The cash, whole micros. */
  cash: () => Promise<bigint>;
};

let players = 0;

/** Makes a player with this much cash, for whom a vendor holds a play token. */
export const takeSeat = async (
  site: Site,
  vendor: Vendor,
  { cash = '0', ...options }: { cash?: string } & TokenOptions = {},
): Promise<Seated> => {
  players += 1;
  const username = `seated_${players}`;
  const playerId = await site.database.transaction(async (sql) => {
    const made = await createPlayer(sql, {
      brand: 'main',
      username,
      type: 0,
      currency: 'VND',
      language: 'EN',
      address: '10.1.1.1',
      host: 'localhost',
      contacts: {},
      termsVersion: '2026-11',
      minAge: 18,
    });
    await openWallet(sql, { playerId: made, currency: 'VND', isTrial: false });
    return made;
  });
  if (cash !== '0') await fund(site, { playerId }, cash);
  const token = await vendor.token({ playerId }, options);
  return {
    playerId,
    username,
    token,
    playToken: (await findPlayToken(site.database, token))!,
    cash: async () => {
      const [pockets] = await readPockets(site.database.sql, [{ playerId, currency: 'VND' }]);
      return pockets?.cash ?? 0n;
    },
  };
};
