import type { Fields } from '../model/reading';
import type { Seat } from '../players/seat';
import type { CallKind } from '../vendors/dialects';

/** One message to be sent, and what its bytes do not say about the expected answer. */
export type Attempt = {
  /** Which mutation made it. */
  mutation: string;
  /** The call that its address means. */
  kind: CallKind;
  bytes: Buffer;
  signature: string | undefined;
  /** In place of `POST /vendor/<code><path>` and the usual headers. */
  method?: string;
  url?: string;
  headers?: Record<string, string | undefined>;
  /** The only statuses that may come back, whatever the bytes say; never an `RS_OK`. */
  refusedAs?: string[];
  /** What may come back besides what the bytes imply: a status of the table, or one of HTTP. */
  orRefusedAs?: (string | number)[];
  /** Sent over a raw socket, so that no client library normalises the address. */
  isRaw?: boolean;
  /** Sent twice at the same time. */
  isTwice?: boolean;
};

export type Mutation = (seat: Seat) => Omit<Attempt, 'mutation'>;

/** A piece of JSON that is written verbatim, valid or not. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes a message; a `Raw` value is written verbatim, and an undefined one is left out. */
export const render = (fields: Fields): Buffer => {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${value instanceof Raw ? value.text : JSON.stringify(value)}`,
    );
  return Buffer.from(`{${parts.join(',')}}`);
};

/** A call with these bytes, signed as its vendor does. */
export const signed = (
  { vendor }: Seat,
  kind: CallKind,
  body: Fields | Buffer,
): Omit<Attempt, 'mutation'> => {
  const bytes = Buffer.isBuffer(body) ? body : render(body);
  return { kind, bytes, signature: vendor.sign(bytes) };
};
