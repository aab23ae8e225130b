import { createHash } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { encryptBytes } from '../../../lib/aes-gcm';
import type { Platform } from '../../../lib/context';
import { csvLine, csvMark } from '../../../lib/csv';
import { newDataKey, wrapDataKey } from '../../../lib/personal/personal';
import { writeAudit } from '../../audit';
import { readRights } from '../../operator';
import { exported } from './kinds';
import {
  endOld,
  type ExportRow,
  insertPart,
  lockExport,
  markReady,
  setState,
  tryNext,
} from './queries';
import { mayHave } from './show-export';

const mostAttempts = 3;
/** Lines of the audit may be long. */
const mostBytes = 64_000_000;

/** What a part is encrypted for: moved to another place or another file it does not open. */
export const aboutPart = (id: string, n?: number): string =>
  n === undefined ? `export ${id}` : `export ${id} ${n}`;

/** Makes the files that wait, one after the other. */
export const makeExports = async (platform: Platform): Promise<void> => {
  const { database } = platform;
  for (;;) {
    const id = await tryNext(database.sql, mostAttempts);
    if (id === undefined) return;
    await database.transaction((sql) => makeExport(platform, sql, id));
  }
};

export const endExports = ({ database }: Platform): Promise<void> =>
  endOld(database.sql, mostAttempts);

/**
 * Writes all parts and the state in one commit: who dies in the middle leaves an export that waits,
 * and another process begins again.
 */
const makeExport = async (platform: Platform, sql: Transaction, id: string): Promise<void> => {
  const found = await lockExport(sql, id);
  if (found?.state !== 'waiting') return;
  if (!mayHave(await readRights(sql, found.operatorId), found)) {
    await setState(sql, id, { state: 'failed', why: 'right_missing' });
    return;
  }
  await sql`savepoint file`;
  const made = await writeParts(platform, sql, found);
  if (typeof made === 'string') {
    await sql`rollback to savepoint file`;
    await setState(sql, id, { state: 'failed', why: made });
    return;
  }
  await markReady(sql, id, made);
  await writeAudit(sql, {
    actor: { system: true },
    ...(found.brands.length === 1 && { brand: found.brands[0] }),
    act: 'export.make',
    objectKind: 'export',
    objectId: id,
    after: { kind: found.kind, rows: made.rows, digest: made.digest.toString('hex') },
  });
};

/** Or why there is no file. */
const writeParts = async (
  { config }: Platform,
  sql: Transaction,
  { id, kind, brands, filter, most, operatorId }: ExportRow,
) => {
  const { head, rows: rowsOf } = exported[kind];
  const dataKey = newDataKey();
  const hash = createHash('sha256');
  let [rows, parts, bytes] = [0, 0, 0n];
  const write = async (text: string) => {
    const part = Buffer.from(text, 'utf8');
    hash.update(part);
    bytes += BigInt(part.length);
    const encrypted = encryptBytes(dataKey, part, aboutPart(id, parts));
    await insertPart(sql, { id, n: parts, encrypted });
    parts += 1;
  };
  await write(csvMark + csvLine(head));
  for await (const lines of rowsOf(sql, { brands, filter, operatorId })) {
    rows += lines.length;
    // More came since it was asked for: a file of so many needs another decision.
    if (rows > most) return 'too_many';
    await write(lines.map(csvLine).join(''));
    if (bytes > mostBytes) return 'too_large';
  }
  return {
    rows,
    parts,
    bytes,
    digest: hash.digest(),
    ...wrapDataKey(config, aboutPart(id), dataKey),
  };
};
