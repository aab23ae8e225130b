import { randomBytes, randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@parlour/node-kit/clock';

/**
 * The only source of time and chance in the games process; a failing one makes games unavailable.
 */
export type Source = Clock & {
  /** From the operating system's generator. */
  bytes: (length: number) => Buffer;
  uuid: () => string;
};

export const systemSource: Source = {
  ...systemClock,
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
