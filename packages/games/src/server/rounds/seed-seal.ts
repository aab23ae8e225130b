import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import { seedHash } from '../../fair/node-hmac';
import type { Source } from '../source';
import type { NextSeed } from '../queries/seats';

/** Server seeds are encrypted in the database: no one who reads its tables can compute a round. */
export type SeedSeal = {
  /** A fresh server seed, sealed, with its hash. */
  make: () => NextSeed;
  /** A server seed of 64 hexadecimal digits, sealed for the row that bears its hash. */
  seal: (serverSeed: string) => NextSeed;
  /** The server seed again; throws where the key is unknown or the row was changed. */
  open: (kept: NextSeed) => string;
};

/**
 * AES-256-GCM, bound to the seed's hash. `secrets` are of at least 32 characters: the first seals,
 * all of them open, so that a key can be changed while pairs of the old one are still in use.
 */
export const createSeedSeal = (secrets: string[], source: Pick<Source, 'bytes'>): SeedSeal => {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new RangeError('a secret is needed to seal server seeds');
  const seal = (serverSeed: string): NextSeed => {
    const serverSeedHash = seedHash(serverSeed);
    const iv = source.bytes(12);
    const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(
      Buffer.from(serverSeedHash),
    );
    const sealed = Buffer.concat([cipher.update(serverSeed, 'hex'), cipher.final()]);
    const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
    return { sealedSeed: [newest.id, ...parts].join('.'), serverSeedHash };
  };
  return {
    make: () => seal(source.bytes(32).toString('hex')),
    seal,
    open: ({ sealedSeed, serverSeedHash }) => {
      const [id, ...parts] = sealedSeed.split('.');
      const known = keys.find((one) => one.id === id);
      if (!known) throw new Error('a server seed was sealed by a key that is not configured');
      const [iv, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url')) as Three;
      const decipher = createDecipheriv('aes-256-gcm', known.key, iv)
        .setAAD(Buffer.from(serverSeedHash))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('hex');
    },
  };
};

type Three = [Buffer, Buffer, Buffer];

/** The key of a secret, and the name by which a sealed seed identifies it. */
const keyOf = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'server seeds of the games', 32));
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
};
