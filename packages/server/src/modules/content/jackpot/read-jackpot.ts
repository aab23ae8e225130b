import type { content } from '@parlour/contract/content';
import type { OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../../lib/context';
import { openMemory, perDatabase } from '../../../lib/memory';
import { readPool } from './pool';

const pools = perDatabase(() => openMemory<string | undefined>({ freshMs: 3000 }));

/** The amount of the brand's pool, if its operator has it shown. */
export const readJackpot = async ({
  brand,
  clock,
  database,
}: Pick<Context, 'brand' | 'clock' | 'database'>): Promise<
  OutputOf<typeof content.readJackpot>
> => {
  if (brand.settings.jackpot !== 'pool') return {};
  const amount = await pools(database).get(brand.code, {
    now: clock.now(),
    load: () => readPool(database.sql, brand),
  });
  return amount === undefined ? {} : { amount };
};
