import type { TextFile } from '@parlour/contract/endpoint';
import { decryptBytes } from '../../../lib/aes-gcm';
import type { OperatorContext } from '../../../lib/context';
import { unwrapDataKey } from '../../../lib/personal/personal';
import { Refusal } from '../../../lib/refusal';
import { lockOwn, note } from './decide-export';
import { aboutPart } from './make-exports';
import { type ExportRow, readPart, setState } from './queries';

/** The file, once: its line is written before the first part leaves. */
export const fetchExport = async (
  context: OperatorContext,
  { id }: { id: string },
): Promise<TextFile> => {
  const found = await context.database.transaction(async (sql) => {
    const own = await lockOwn(sql, context, id);
    if (!own.isMine) throw new Refusal('request.unknown');
    if (own.state !== 'ready' || own.isOver) throw new Refusal('report.export_over');
    await setState(sql, id, { state: 'fetched' });
    await note(sql, context, own, 'export.fetch');
    return own;
  });
  const day = found.askedAt.toISOString().slice(0, 10);
  return { name: `${found.kind}-${day}-${id}.csv`, parts: partsOf(context, found) };
};

async function* partsOf(
  { sql, config }: OperatorContext,
  { id, parts, keyId, wrapped }: ExportRow,
): AsyncGenerator<string> {
  const dataKey = unwrapDataKey(config, aboutPart(id), { keyId: keyId!, wrapped: wrapped! });
  for (let n = 0; n < parts!; n += 1) {
    const encrypted = await readPart(sql, id, n);
    if (!encrypted) throw new Error(`a part of export ${id} is gone`);
    yield decryptBytes(dataKey, encrypted, aboutPart(id, n)).toString('utf8');
  }
}
