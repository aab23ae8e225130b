import type { Context } from '../../../lib/context';
import { countedNetworks } from '../../../lib/http/address';
import { countAttempt, waitOf } from '../../../lib/http/attempts';
import { Refusal } from '../../../lib/refusal';

/** Of visitors at one address, unless the brand sets `support.openChat:visitor` and its like. */
const limits = {
  openChat: { count: 10, seconds: 3600 },
  sendChat: { count: 120, seconds: 3600 },
};

/** Counts what a visitor does by the address: a cookie of their own making is no person. */
export const countVisitor = async (
  { sql, config, address, brand }: Context,
  call: keyof typeof limits,
): Promise<void> => {
  if (config.limitsExempt.has(address)) return;
  const { count, seconds } = brand.limits[`support.${call}:visitor`] ?? limits[call];
  for (const { network, times } of countedNetworks(address)) {
    const key = `support.${call} visitor ${network}`;
    if ((await countAttempt(sql, key, { count: count * times, seconds })) > 0) continue;
    throw new Refusal('request.too_many', undefined, await waitOf(sql, key, seconds));
  }
};
