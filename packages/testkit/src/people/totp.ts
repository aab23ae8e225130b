import { createHmac } from 'node:crypto';
import { session } from '@parlour/contract/session';
import type { SomePlayer } from './players';
import type { Site } from '../site/site';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as an authenticator app reads it (base32). */
export const totpSecretOf = (text: string): Buffer => {
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of now, or of so many time steps later; one that was used does not count again. */
export const totpCodeOf = (
  { platform }: Pick<Site, 'platform'>,
  secret: Buffer,
  later = 0,
): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(platform.clock.now().getTime() / 30_000) + later));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** Adds an authenticator app to a player who confirmed who they are. */
export const addTotp = async (
  site: Pick<Site, 'platform'>,
  someone: SomePlayer,
): Promise<{ id: string; secret: Buffer; codes: string[] }> => {
  const { id, secret: text } = await someone.get(session.enrolTotp, {});
  const secret = totpSecretOf(text);
  const code = totpCodeOf(site, secret, -1);
  const { codes } = await someone.get(session.confirmTotp, { id, code });
  return { id, secret, codes };
};
