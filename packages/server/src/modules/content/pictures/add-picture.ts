import { createHash } from 'node:crypto';
import type { contentConsole } from '@parlour/contract/content-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../../operator';
import { reEncode } from '../../upload';
import { insertPicture } from './queries';

const mostBytes = 5 * 1024 * 1024;

/**
 * Draws a picture anew and keeps it under an address that its bytes make, for ever the same: of
 * what was sent only the colours of its pixels remain.
 */
export const addPicture = async (
  context: OperatorContext,
  { brand, file }: InputOf<typeof contentConsole.addPicture>,
): Promise<OutputOf<typeof contentConsole.addPicture>> => {
  const sent = Buffer.from(file, 'base64');
  if (sent.length > mostBytes) throw new Refusal('request.too_large');
  const { bytes, width, height } = await reEncode(sent);
  const id = idOf(brand, bytes);
  const address = `/pictures/${id}.jpg`;
  const { operator, requestId } = context;
  await context.database.transaction(async (sql) => {
    await insertPicture(sql, { id, brand, bytes, width, height, operatorId: operator.id });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'content.add_picture',
      objectKind: 'picture',
      objectId: id,
      after: { width, height },
      requestId,
    });
  });
  return { address, width, height };
};

/** A digest in the form of a UUID, of the version for what is of one's own making (RFC 9562). */
const idOf = (brand: string, bytes: Buffer): string => {
  const digest = createHash('sha256').update(`${brand}\n`).update(bytes).digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
