import { createHmac, randomInt } from 'node:crypto';
import type { CodePurpose } from '@parlour/contract/session/codes';

/** Whom a code is for, and what it opens. */
export type CodeFor = {
  brand: string;
  purpose: CodePurpose;
  /** Digits of a number in E.164, or a folded mail address. */
  to: string;
  /** The only one who may use it: a browser, a signed-in player, a step of a sign-in. */
  asker: string;
};

/** Wrong tries after which a code is void, as many as wrong passwords before a lock. */
export const mostTries = 3;

/** Six digits. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

const keyed = (secretKey: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secretKey).update(JSON.stringify(parts)).digest();

/** The database stores only this of brand, purpose and recipient. */
export const recipientOf = (secretKey: string, { brand, purpose, to, asker }: CodeFor): Buffer =>
  keyed(secretKey, 'code recipient', brand, purpose, to, asker);

/** The database stores only this of a code; without our key the million codes cannot be tested. */
export const codeHashOf = (secretKey: string, recipient: Buffer, code: string): Buffer =>
  keyed(secretKey, 'code', recipient.toString('base64'), code);
