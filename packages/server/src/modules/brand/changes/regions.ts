import { invalid } from '../../../lib/refusal';
import type { BlockedNetwork } from '../brand';
import { isCountry } from '../countries';
import { type ChangeDeps, changeBrand } from './change-brand';
import { networkOf } from './network';
import { deleteCountry, deleteNetwork, insertCountry, upsertNetwork } from './queries';

/** Refuses visitors of a network, because of their region or for their address alone. */
export const blockNetwork = async (
  { database }: ChangeDeps,
  code: string,
  { network, reason }: Pick<BlockedNetwork, 'network' | 'reason'>,
): Promise<void> => {
  const { isMapped } = assertedNetwork(network);
  if (isMapped) throw invalid({ name: 'network', code: 'field.pattern' });
  await changeBrand(database, code, async (sql) => {
    await upsertNetwork(sql, code, { network, reason });
  });
};

export const unblockNetwork = async (
  { database }: ChangeDeps,
  code: string,
  network: string,
): Promise<void> => {
  assertedNetwork(network);
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

const assertedNetwork = (text: string) => {
  const network = networkOf(text);
  if (!network) throw invalid({ name: 'network', code: 'field.pattern' });
  const least = leastBits[network.family];
  if (network.bits < least) throw invalid({ name: 'network', code: 'field.below', min: least });
  return network;
};
