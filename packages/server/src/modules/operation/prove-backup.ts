import type { Database, Sql } from '@parlour/node-kit/database/database';
import { Problem } from '@parlour/node-kit/problem';
import {
  hasAudit,
  insertBackup,
  readPlace,
  readUpto,
  type ProvenBackup,
} from '../../lib/processes/backup-queries';
import { readLink, verifyChain, writeAudit } from '../audit';
import { violations } from '../ledger';

type Asked = {
  database: Database;
  /** The copy, restored. */
  copy: Sql;
  /** Who asks. */
  login: string;
};

/**
 * Compares a restored copy with the database: it is the copy of this one, of an earlier moment, its
 * audit is whole and its books agree. Records it, with a line of the audit; a copy that fails is a
 * problem in one sentence, and nothing is recorded.
 */
export const proveBackup = async ({ database, copy, login }: Asked): Promise<ProvenBackup> => {
  const { sql } = database;
  if ((await readPlace(copy)) === (await readPlace(sql))) {
    throw new Problem('That is the database itself: name the copy that was restored elsewhere.');
  }
  if (!(await hasAudit(copy))) {
    throw new Problem('That database has no tables of the site: the copy was not restored there.');
  }
  const { head, first } = await verifyChain(copy);
  // What was written last may wait for its link when a copy is made.
  if (first && first.kind !== 'unlinked') {
    throw new Problem(
      `The audit of the copy is not whole: ${first.kind} at ${first.n ?? 'its end'}.`,
    );
  }
  if (!head) throw new Problem('The copy has no line of the audit: nothing says whose it is.');
  const link = await readLink(sql, BigInt(head.n));
  if (link?.hash.toString('hex') !== head.hash) {
    throw new Problem(
      `The audit of the copy ends with line ${head.n}, which this database does not have.`,
    );
  }
  const [violation] = await violations(copy);
  if (violation) {
    throw new Problem(`The books of the copy do not agree: ${violation.what} ${violation.which}.`);
  }
  const madeAt = await readUpto(copy);
  return database.transaction(async (transaction) => {
    const proven = await insertBackup(transaction, madeAt);
    await writeAudit(transaction, {
      actor: { cli: login },
      act: 'backup.prove',
      objectKind: 'backup',
      objectId: proven.id.toString(),
      after: { madeAt: proven.madeAt.toISOString(), lines: head.n },
    });
    return proven;
  });
};
