import { isIP } from 'node:net';
import { invalid } from '../../../lib/refusal';
import type { BlockedNetwork } from '../brand';
import { isCountry } from '../countries';
import { type ChangeDeps, changeBrand } from './change-brand';
import { deleteCountry, deleteNetwork, insertCountry, upsertNetwork } from './queries';

/** Refuses visitors of a network, because of their region or for their address alone. */
export const blockNetwork = async (
  { database }: ChangeDeps,
  code: string,
  { network, reason }: Pick<BlockedNetwork, 'network' | 'reason'>,
): Promise<void> => {
  assertNetwork(network);
  await changeBrand(database, code, async (sql) => {
    await upsertNetwork(sql, code, { network, reason });
  });
};

export const unblockNetwork = async (
  { database }: ChangeDeps,
  code: string,
  network: string,
): Promise<void> => {
  assertNetwork(network);
  await changeBrand(database, code, async (sql) => {
    if (!(await deleteNetwork(sql, code, network))) {
      throw invalid({ name: 'network', code: 'field.unknown' });
    }
  });
};

/** Refuses visitors whose address belongs to a country. */
export const blockCountry = async (
  { database }: ChangeDeps,
  code: string,
  country: string,
): Promise<void> => {
  if (!isCountry(country)) throw invalid({ name: 'country', code: 'field.pattern' });
  await changeBrand(database, code, async (sql) => {
    await insertCountry(sql, code, country);
  });
};

export const unblockCountry = async (
  { database }: ChangeDeps,
  code: string,
  country: string,
): Promise<void> =>
  changeBrand(database, code, async (sql) => {
    if (!(await deleteCountry(sql, code, country))) {
      throw invalid({ name: 'country', code: 'field.unknown' });
    }
  });

/** Larger networks are regions of the world: `close` closes a site to everyone. */
const leastBits = { 4: 8, 6: 16 } as const;

const assertNetwork = (network: string): void => {
  const [address = '', bits] = network.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const isBits = bits === undefined || /^\d{1,3}$/.test(bits);
  if ((family !== 4 && family !== 6) || !isBits || Number(bits ?? most) > most) {
    throw invalid({ name: 'network', code: 'field.pattern' });
  }
  const least = leastBits[family];
  if (Number(bits ?? most) < least)
    throw invalid({ name: 'network', code: 'field.below', min: least });
};
