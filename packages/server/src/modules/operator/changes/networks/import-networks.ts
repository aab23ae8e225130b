import type { InputOf } from '@parlour/contract/endpoint';
import type { NetworkImport } from '@parlour/contract/operator/networks';
import type { operator } from '@parlour/contract/operator';
import type { OperatorContext } from '../../../../lib/context';
import { saveNetworkList } from '../../../brand';
import { holdRight } from '../../hold-right';
import { fewAtOnce } from '../few-at-once';
import { readNetworks } from './read-networks';

/** Keeps the good rows of a file as a list that no one uses yet: a change of `networks` uses it. */
export const importNetworks = async (
  context: OperatorContext,
  { brand, file, mode, reason }: InputOf<typeof operator.importNetworks>,
): Promise<NetworkImport> =>
  fewAtOnce(context.operator.id, async () => {
    const { networks, bad, badCount } = readNetworks(file, reason);
    const none = { count: 0, added: 0, gone: 0, bad, badCount };
    if (networks.length === 0) return none;
    const saved = await context.database.transaction(async (sql) => {
      const list = await saveNetworkList(sql, brand, networks, { adds: mode === 'add' });
      await holdRight(sql, context.operator, { right: 'brand.w', brand });
      return list;
    });
    if (!saved) return none;
    const { id, ...counts } = saved;
    return { list: id, ...counts, bad, badCount };
  });
