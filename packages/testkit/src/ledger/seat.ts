import { createPlayer } from '@parlour/server/modules/player/index';
import { findPlayToken, type PlayToken } from '@parlour/server/modules/round/index';
import { openWallet, readPockets } from '@parlour/server/modules/wallet/index';
import type { Site } from '../site/site';
import type { Vendor, TokenOptions } from '../vendors/vendor';
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

export type NewPlayer = {
  username: string;
  brand?: string;
  currency?: string;
  isTrial?: boolean;
};

/** A player with a wallet, made by the modules and without a browser; returns the number. */
export const makePlayer = (
  { database }: Pick<Site, 'database'>,
  { username, brand = 'main', currency = 'VND', isTrial = false }: NewPlayer,
): Promise<string> =>
  database.transaction(async (sql) => {
    const playerId = await createPlayer(sql, {
      brand,
      username,
      type: isTrial ? 4 : 0,
      currency,
      language: 'EN',
      address: '10.1.1.1',
      host: 'localhost',
      termsVersion: '2026-12',
      minAge: 18,
    });
    await openWallet(sql, { playerId, currency, isTrial });
    return playerId;
  });

let players = 0;

/** Makes a player with this much cash, for whom a vendor has a play token. */
export const takeSeat = async (
  site: Site,
  vendor: Vendor,
  { cash = '0', ...options }: { cash?: string } & TokenOptions = {},
): Promise<Seated> => {
  players += 1;
  const username = `seated_${players}`;
  const playerId = await makePlayer(site, { username });
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
