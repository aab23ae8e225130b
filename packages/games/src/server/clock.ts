import { randomBytes, randomUUID } from 'node:crypto';

/**
 * The only source of time and chance in the games process; a failing one makes games unavailable.
 */
export type Source = {
  now: () => Date;
  /** From the operating system's generator. */
  bytes: (length: number) => Buffer;
  uuid: () => string;
};

export const systemSource: Source = {
  now: () => new Date(),
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
