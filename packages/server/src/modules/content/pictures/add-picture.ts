import { createHash } from 'node:crypto';
import type { contentConsole } from '@parlour/contract/content-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../../operator';
import { type ReEncoded, reEncode, reEncodeLogo } from '../../upload';
import { insertPicture } from './queries';

const mostBytes = 5 * 1024 * 1024;

/**
 * Draws a picture again and keeps it under an address that its bytes make, for ever the same: of
 * what was sent only the colours of its pixels remain.
 */
export const addPicture = async (
  context: OperatorContext,
  { brand, file }: InputOf<typeof contentConsole.addPicture>,
): Promise<OutputOf<typeof contentConsole.addPicture>> => {
  const picture = { ...(await reEncode(sentOf(file))), brand, kind: 'jpg' } as const;
  return keepPicture(context, picture, 'content.add_picture');
};

/** The same for a brand's logo, which may be transparent, in the size that pages use. */
export const addLogo = async (
  context: OperatorContext,
  { brand, file }: InputOf<typeof contentConsole.addLogo>,
): Promise<OutputOf<typeof contentConsole.addLogo>> => {
  const picture = { ...(await reEncodeLogo(sentOf(file))), brand, kind: 'png' } as const;
  return keepPicture(context, picture, 'content.add_logo');
};

const sentOf = (file: string): Buffer => {
  const sent = Buffer.from(file, 'base64');
  if (sent.length > mostBytes) throw new Refusal('request.too_large');
  return sent;
};

type Picture = ReEncoded & { brand: string; kind: 'jpg' | 'png' };

const keepPicture = async (context: OperatorContext, picture: Picture, act: string) => {
  const { operator, requestId } = context;
  const { brand, width, height } = picture;
  const id = idOf(picture);
  const address = await context.database.transaction(async (sql) => {
    const address = await insertPicture(sql, { ...picture, id, operatorId: operator.id });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act,
      objectKind: 'picture',
      objectId: id,
      after: { width, height },
      requestId,
    });
    return address;
  });
  return { address, width, height };
};

/** A digest in the form of a UUID, of the version for what is of one's own making (RFC 9562). */
export const idOf = ({ brand, bytes }: Pick<Picture, 'brand' | 'bytes'>): string => {
  const digest = createHash('sha256').update(`${brand}\n`).update(bytes).digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
