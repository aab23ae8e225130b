import { compose, someKind } from '../players/compose';
import type { Seat } from '../players/seat';
import { render, signed, type Mutation } from './attempt';

type Edit = (bytes: Buffer, at: number, seat: Seat) => Buffer;

const edits: Edit[] = [
  (bytes, at, { random }) => {
    bytes[at]! ^= 1 << random.below(8);
    return bytes;
  },
  (bytes, at, { random }) => {
    bytes[at] = random.below(256);
    return bytes;
  },
  (bytes, at, { random }) => {
    bytes[at] = random.pick([...Buffer.from('{}[]",:0123456789eE.+-\\u \n')]);
    return bytes;
  },
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
  (bytes, at, { random }) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([random.below(256)]), bytes.subarray(at)]),
  (bytes, at, { random }) => {
    const part = bytes.subarray(at, at + 1 + random.below(24));
    return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
  },
  (bytes, at) => bytes.subarray(0, at),
];

/** A place outside the token, whose letters are random and are not repeated by a seed. */
const somewhere = (bytes: Buffer, seat: Seat): number => {
  const token = bytes.indexOf(seat.token);
  for (let tries = 0; tries < 100; tries += 1) {
    const at = seat.random.below(Math.max(1, bytes.length));
    if (token < 0 || at < token - 26 || at > token + seat.token.length) return at;
  }
  // After a cut only the token may be left.
  return bytes.length;
};

const edited = (seat: Seat, given: Buffer): Buffer => {
  const { random } = seat;
  let bytes = given;
  const times = 1 + (random.chance(0.3) ? random.below(3) : 0);
  for (let time = 0; time < times; time += 1) {
    bytes = random.pick(edits)(Buffer.from(bytes), somewhere(bytes, seat), seat);
  }
  return bytes;
};

/**
 * Bytes are changed and then signed, so that they are read. Text that a lenient parser would
 * understand may still be refused for its syntax; what is accepted must mean what was written.
 */
export const changedBytes: Mutation = (seat) => {
  const kind = someKind(seat);
  const bytes = edited(seat, render(compose(seat, kind)));
  return { ...signed(seat, kind, bytes), orRefusedAs: ['RS_ERROR_WRONG_SYNTAX'] };
};

/** Bytes are changed in transit, under the signature of the original. */
export const changedAfterSigning: Mutation = (seat) => {
  const kind = someKind(seat);
  const meant = render(compose(seat, kind));
  const bytes = edited(seat, meant);
  const attempt = { kind, bytes, signature: seat.vendor.sign(meant) };
  if (bytes.equals(meant)) return attempt;
  return { ...attempt, refusedAs: ['RS_ERROR_INVALID_SIGNATURE'] };
};

/** The head of one message and the tail of another. */
export const spliced: Mutation = (seat) => {
  const kind = someKind(seat);
  const [one, two] = [render(compose(seat, kind)), render(compose(seat, someKind(seat)))];
  const bytes = Buffer.concat([
    one.subarray(0, somewhere(one, seat)),
    two.subarray(somewhere(two, seat)),
  ]);
  return { ...signed(seat, kind, bytes), orRefusedAs: ['RS_ERROR_WRONG_SYNTAX'] };
};
