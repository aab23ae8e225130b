import { compose, someKind } from '../players/compose';
import { Raw, signed, type Mutation } from './attempt';

/**
 * Values that some parsers accept although they are no valid number, or that only look like JSON.
 */
const unsound = [
  '1e3',
  '1E400',
  '1e-7',
  '2.5E0',
  '-0',
  '007',
  '01',
  '+1',
  '.5',
  '1.',
  '0x10',
  '1_000',
  '1n',
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'True',
  'nul',
  "'x'",
  '"\\x41"',
  '"\\u12"',
  '"a\nb"',
  '"\t"',
  '"open',
  '[1,]',
  '{"a":1,}',
  '{a:1}',
  '/**/1',
  '9007199254740992',
  '-9007199254740992',
  '18446744073709551616',
  '9007199254740993.5',
  '99999999999999999999999999999999999999999999',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  `${'['.repeat(17)}${']'.repeat(17)}`,
  `${'['.repeat(3000)}`,
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  '',
] as const;

/** Valid JSON that a field seldom holds. */
const strange = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-1',
  '1.5',
  '0.1',
  '-0.000001',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '-9007199254740991',
  '""',
  '" "',
  '"0"',
  '"100"',
  '"true"',
  '"null"',
  '"NaN"',
  '[]',
  '[100]',
  '{}',
  '{"amount":1}',
  '{"__proto__":{"status":"RS_OK"}}',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud83d"',
  '"\\ude00\\ud83d"',
  '"😀"',
  '"vòng"',
  '"vo\\u0300ng"',
  '"\\ufeff"',
  '"\\u202eabc"',
  '"x\\n"',
  '"x\\\\u0000"',
  '"\\u007f"',
  '"../../etc/passwd"',
  '"\'; drop table ledger.transfer; --"',
  '"${amount}"',
  '"00000000-0000-0000-0000-00000000000"',
  '"{7b1c1c52-9a3c-4b6e-8f0a-0123456789ab}"',
  '"7b1c1c529a3c4b6e8f0a0123456789ab"',
  `"${'x'.repeat(255)}"`,
  `"${'x'.repeat(256)}"`,
  `"${'y'.repeat(4096)}"`,
  `"${'y'.repeat(4097)}"`,
  `"${'z'.repeat(60_000)}"`,
  `${'['.repeat(15)}${']'.repeat(15)}`,
] as const;

/** A field of the message, or one that might exist. */
const someField: (seat: Parameters<Mutation>[0], names: string[]) => string = (
  { random, vendor },
  names,
) => {
  const known = Object.values(vendor.dialect.rules).flatMap((rules) => Object.keys(rules ?? {}));
  return random.chance(0.85) ? random.pick(names) : random.pick(known);
};

/** A field holds invalid JSON: always refused for its syntax. */
export const unsoundValue: Mutation = (seat) => {
  const kind = someKind(seat);
  const message = compose(seat, kind);
  message[someField(seat, Object.keys(message))] = new Raw(seat.random.pick(unsound));
  return { ...signed(seat, kind, message), refusedAs: ['RS_ERROR_WRONG_SYNTAX'] };
};

/** A field holds another valid JSON value: refused for its type, or understood. */
export const strangeValue: Mutation = (seat) => {
  const kind = someKind(seat);
  const message = compose(seat, kind);
  const times = seat.random.chance(0.8) ? 1 : 3;
  for (let time = 0; time < times; time += 1) {
    const value = new Raw(seat.random.pick(strange));
    message[someField(seat, Object.keys(message))] = value;
  }
  return signed(seat, kind, message);
};

/** A field is missing, or has another name. */
export const missingField: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const message = compose(seat, kind);
  const name = random.pick(Object.keys(message));
  const value = message[name];
  delete message[name];
  if (random.chance(0.4)) {
    const other = random.pick([name.toUpperCase(), ` ${name}`, `${name}\u0000`, 'constructor']);
    message[other] = value;
  }
  return signed(seat, kind, message);
};

/** An amount at the bounds of a wallet, a limit and a whole number. */
export const edgeAmount: Mutation = (seat) => {
  const { random, vendor, ledger } = seat;
  const kind = random.chance(0.9) ? 'bet' : 'win';
  const message = compose(seat, kind);
  const affordable = Math.min(Number(ledger.balances.total / vendor.unit), 1e15);
  const nearly = [affordable - 1, affordable, affordable + 1, 5_000_000 / Number(vendor.unit)];
  const far = [2 ** 31, 2 ** 32, 1e11, 1e14, Number.MAX_SAFE_INTEGER];
  message.amount = Math.max(0, random.pick(random.chance(0.5) ? nearly : far));
  // A win of the largest number is paid: seldom, or no poor player would be left.
  if (kind === 'win' && random.chance(0.95)) message.amount = random.below(1e6);
  if (random.chance(0.4)) message.game_code = vendor.games.limited;
  if (random.chance(0.2)) message.is_free = true;
  return signed(seat, kind, message);
};
