import type { Platform } from '../../lib/context';
import { defineJobs } from '../../lib/jobs/jobs';
import { writeAudit } from './write-audit';
import { anchorHead, linkEntries, readHead } from './queries';
import { verifyChain, type ChainVerdict } from './verify';

const batch = 2000;

/** Links whatever is not linked yet. */
export const linkAll = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  while ((await linkEntries(database.sql, batch)) === batch);
};

const recentLines = 10_000n;

const report = (platform: Platform, part: string, { first, count, head }: ChainVerdict): void => {
  if (first) platform.log.error('audit.chain_broken', { part, ...first });
  else platform.log.info('audit.chain_whole', { part, count, head: head?.n });
};

/**
 * The log leaves this machine in production: a head in it cannot be taken back. The line of the
 * anchoring itself is no reason for another.
 */
const anchor = async (platform: Platform): Promise<void> => {
  const { database, log } = platform;
  const head = await readHead(database.sql);
  const [last] = await database.sql<{ n: bigint }>`
    select n from audit.anchor where place = 'log' order by n desc limit 1`;
  if (!head || (last && head.n <= last.n + 1n)) return;
  const anchored = await anchorHead(database.sql, 'log');
  if (!anchored) return;
  const hash = anchored.hash.toString('hex');
  log.info('audit.anchor', { n: anchored.n, hash });
  await database.transaction((sql) =>
    writeAudit(sql, {
      actor: { system: true },
      act: 'audit.anchor',
      objectKind: 'link',
      objectId: anchored.n.toString(),
      after: { hash, place: 'log' },
    }),
  );
};

export const jobs = defineJobs({
  every: {
    'audit.link': { seconds: 1, work: (platform) => linkAll(platform) },
    'audit.anchor': { seconds: 300, work: anchor },
    'audit.verify_recent': {
      seconds: 300,
      work: async (platform) => {
        const { sql } = platform.database;
        const head = await readHead(sql);
        const from = head && head.n > recentLines ? head.n - recentLines : 1n;
        report(platform, 'recent', await verifyChain(sql, { from }));
      },
    },
    'audit.verify': {
      seconds: 24 * 3600,
      work: async (platform) => {
        report(platform, 'all', await verifyChain(platform.database.sql));
      },
    },
  },
});
