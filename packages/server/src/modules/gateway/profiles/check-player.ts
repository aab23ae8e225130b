import { micros } from '@parlour/contract/money';
import type { Platform } from '../../../lib/context';
import { createPlayer } from '../../player';
import { credit, openWallet, readPockets } from '../../wallet';
import type { Profile } from './profile';
import { readBrandCurrency, readTestPlayer } from './check-queries';

export type TestPlayer = { playerId: string; username: string; brand: string; currency: string };

const stake = micros('10');

/** A player of a brand for trying a vendor, with money for two bets; development only. */
export const testPlayerOf = async (
  { database, clock }: Platform,
  { code }: Profile,
  brand: string,
): Promise<TestPlayer> => {
  const currency = (await readBrandCurrency(database.sql, brand)) ?? 'VND';
  const username = `try_${code.toLowerCase().replaceAll('-', '_')}`.slice(0, 16);
  return database.transaction(async (sql) => {
    let playerId = await readTestPlayer(sql, brand, username);
    if (playerId === undefined) {
      playerId = await createPlayer(sql, {
        brand,
        username,
        type: 0,
        currency,
        language: 'EN',
        address: '127.0.0.1',
        host: 'localhost',
        termsVersion: 'none',
        minAge: 18,
      });
      await openWallet(sql, { playerId, currency, isTrial: false });
    }
    const [pockets] = await readPockets(sql, [{ playerId, currency }]);
    if ((pockets?.cash ?? 0n) < stake) {
      await credit(sql, {
        playerId,
        currency,
        pocket: 'cash',
        amount: stake,
        namespace: 'vendor_check',
        reference: `${playerId}:${clock.now().getTime()}`,
        source: `house:${brand}:opening`,
        reason: 'adjust',
      });
    }
    return { playerId, username, brand, currency };
  });
};
