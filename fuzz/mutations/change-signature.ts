import { compose, someKind } from '../players/compose';
import { render, type Mutation } from './attempt';

const refusedAs = ['RS_ERROR_INVALID_SIGNATURE'];

/** A sound message under an invalid signature, another vendor's, or one of other bytes. */
export const wrongSignature: Mutation = (seat) => {
  const { random, vendor, neighbours } = seat;
  const kind = someKind(seat);
  const bytes = render(compose(seat, kind));
  const right = vendor.sign(bytes);
  const at = random.below(20);
  const other = right[at] === 'A' ? 'B' : 'A';
  const signature = random.pick<() => string | undefined>([
    () => undefined,
    () => '',
    () => 'x',
    () => `${right.slice(0, at)}${other}${right.slice(at + 1)}`,
    () => right.slice(0, -8),
    () => `${right}${right}`,
    () => `${right}, ${right}`,
    () => `sha256=${right}`,
    () => Buffer.from(right, 'base64').toString('hex'),
    () => Buffer.from(right).toString('base64'),
    () => right.split('').toReversed().join(''),
    () => '='.repeat(44),
    () => 'A'.repeat(right.length),
    () => 'A'.repeat(4000),
    () => `${right.slice(0, 20)} ${right.slice(20)}`,
    () => neighbours.vendor.sign(bytes),
    () => vendor.sign(Buffer.concat([bytes, Buffer.from(' ')])),
    () => vendor.sign(Buffer.from('')),
    () => vendor.sign(Buffer.from(bytes.toString(), 'utf16le')),
  ])();
  return { kind, bytes, signature, refusedAs };
};

/** The right signature in a place where it is not read. */
export const signatureElsewhere: Mutation = (seat) => {
  const { random, vendor } = seat;
  const kind = someKind(seat);
  const bytes = render(compose(seat, kind));
  const name = random.pick(['x-signature', 'authorization', 'x-hub88-signature2', 'signature']);
  return {
    kind,
    bytes,
    signature: undefined,
    headers: { [name]: vendor.sign(bytes) },
    refusedAs,
  };
};

/** A message that was signed for one vendor and is sent to another's address. */
export const signedForAnother: Mutation = (seat) => {
  const { neighbours, vendor, random } = seat;
  const { path, kind } = random.pick(
    Object.entries(neighbours.vendor.dialect.paths).map(([name, each]) => ({
      kind: name as 'bet',
      path: each,
    })),
  );
  const bytes = render(compose(seat, vendor.dialect.paths[kind] ? kind : 'bet'));
  const signature = vendor.sign(bytes);
  return {
    kind,
    bytes,
    signature: undefined,
    url: `/vendor/${neighbours.vendor.code}${path}`,
    headers: { [neighbours.vendor.header]: signature, [vendor.header]: signature },
    refusedAs,
  };
};
