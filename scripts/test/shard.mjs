// Which part of the tests a machine runs: npm test -- --shard 2/3.
import { parseArgs } from 'node:util';

/** The arguments of both runners for one part of several; none for all. */
export const shardWords = (args) => {
  const { shard } = parseArgs({ args, options: { shard: { type: 'string' } } }).values;
  if (shard === undefined) return [];
  const [part, parts] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (!(part >= 1 && part <= parts))
    throw new Error(`--shard takes a part of several, as 2/3, not "${shard}".`);
  return [`--shard=${part}/${parts}`];
};

/** The first machine checks the whole tree. */
export const isFirst = ([words]) => words === undefined || words.startsWith('--shard=1/');
