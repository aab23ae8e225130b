import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// RFC 6238 with what every authenticator app takes without being asked: SHA-1, six digits, 30 s.
const stepSeconds = 30;
const digits = 6;
/** Clocks differ: the code before and the one after count too. */
const drift = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** 160 random bits. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** What an authenticator app reads. */
export const totpUri = (secret: Buffer, site: string, account: string): string => {
  const label = encodeURIComponent(`${site}:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;
};

/** The code of a time step. */
export const totpCode = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return (number % 10 ** digits).toString().padStart(digits, '0');
};

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The time step whose code this is, among those that count now. */
export const totpStepOf = (secret: Buffer, code: string, now: Date): number | undefined => {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  if (given.length !== digits) return undefined;
  const step = stepAt(now);
  const near = Array.from({ length: 2 * drift + 1 }, (_, index) => step - drift + index);
  return near.find((one) => timingSafeEqual(Buffer.from(totpCode(secret, one)), given));
};
