import type { Database } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { brandKind } from './brand-kind';
import { type ApplyDeps, diffOf } from './kind';
import { insertChange, nextChangeId } from './queries';

type Command = { login: string; brand: string; words: string };

/**
 * Runs a command on a brand as a change: with its row, its line in the audit and its event, by the
 * login of the machine. A brand with real money is changed in the console only, by two where it
 * matters.
 */
export const changeByCommand = <Deps extends Omit<ApplyDeps, 'live'>>(
  deps: Deps,
  { login, brand, words }: Command,
  work: (inside: Deps) => Promise<void>,
): Promise<void> =>
  deps.database.transaction(async (sql) => {
    const before = await brandKind.lock(sql, brand);
    if (!before) throw new Refusal('brand.unknown_host');
    if (before.values.mode === 'real') throw new Refusal('change.real_brand');
    // What the command writes, it writes in this transaction.
    const database = { ...deps.database, transaction: (inner) => inner(sql) } as Database;
    await work({ ...deps, database });
    const after = await brandKind.lock(sql, brand);
    const diff = diffOf(before.values, after?.values ?? {});
    if (diff.length === 0) return;
    const id = await nextChangeId(sql);
    const from = Object.fromEntries(diff.map(([name, value]) => [name, value]));
    const to = Object.fromEntries(diff.map(([name, , value]) => [name, value]));
    const line = await writeAudit(sql, {
      actor: { cli: login },
      brand,
      act: 'brand.change',
      objectKind: 'brand',
      objectId: brand,
      before: from,
      after: { ...to, change: id },
      reason: words,
    });
    await insertChange(sql, id, {
      kind: 'brand',
      object: brand,
      brand,
      baseVersion: before.version,
      patch: to,
      before: from,
      author: undefined,
      cli: login,
      needsSecond: false,
      alone: true,
      reason: words,
      undoes: undefined,
      key: undefined,
      entryId: line.id,
      digest: line.digest,
      scheduledAt: undefined,
      isScheduled: false,
    });
    await publish(sql, {
      type: 'change.applied',
      key: id,
      changeId: id,
      kind: 'brand',
      object: brand,
      brand,
    });
  });
