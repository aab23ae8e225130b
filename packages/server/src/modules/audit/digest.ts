import { createHash } from 'node:crypto';

const nothing = Buffer.from('ffffffff', 'hex');
const entryMark = Buffer.from('parlour.audit.1');
const linkMark = Buffer.from('parlour.link.1');

/** Before the first link. */
export const noHash: Buffer = Buffer.alloc(32);

/** The digest of the sixteen fields of an entry; SQL has the same in `audit.bytes_of`. */
export const digestOfFields = (fields: readonly (string | null)[]): Buffer => {
  const digest = createHash('sha256').update(entryMark);
  for (const field of fields) {
    if (field === null) {
      digest.update(nothing);
      continue;
    }
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    digest.update(length).update(bytes);
  }
  return digest.digest();
};

export const linkHash = (n: bigint, prev: Buffer, digest: Buffer): Buffer => {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(n);
  return createHash('sha256').update(linkMark).update(number).update(prev).update(digest).digest();
};
