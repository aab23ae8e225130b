import { isIPv4 } from 'node:net';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { claimHost, countHosts, deleteHost } from './queries';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)${label}(\\.${label})*$`);

/** A plain host name, without scheme, port or path. */
const plainHost = (host: string): string => {
  const name = host.trim().toLowerCase();
  // A last label of digits alone is an address, and then a whole one.
  const isAddress = /(^|\.)\d+$/.test(name);
  if (!hostName.test(name) || (isAddress && !isIPv4(name))) {
    throw invalid({ name: 'host', code: 'field.pattern' });
  }
  return name;
};

/** Gives the brand a host; one of another brand is refused. */
export const addHost = async (
  { database }: ChangeDeps,
  code: string,
  host: string,
): Promise<void> => {
  const name = plainHost(host);
  await changeBrand(database, code, async (sql) => {
    const owner = await claimHost(sql, code, name);
    if (owner !== undefined && owner !== code) throw invalid({ name: 'host', code: 'field.taken' });
  });
};

/** Takes a host from the brand, which keeps at least one. */
export const removeHost = async (
  { database }: ChangeDeps,
  code: string,
  host: string,
): Promise<void> => {
  const name = plainHost(host);
  await changeBrand(database, code, async (sql) => {
    if (!(await deleteHost(sql, code, name)))
      throw invalid({ name: 'host', code: 'field.unknown' });
    if ((await countHosts(sql, code)) === 0n)
      throw invalid({ name: 'host', code: 'field.required' });
  });
};
