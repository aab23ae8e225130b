import type { Fields } from '../model/reading';
import { compose, someKind } from '../players/compose';
import { render, signed, type Mutation } from './attempt';

const syntax = ['RS_ERROR_WRONG_SYNTAX'];
const asText = (fields: Fields): string => render(fields).toString();

/** A key occurs twice in one object, spelt the same or with an escape. */
export const twiceTheKey: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const message = compose(seat, kind);
  const name = random.pick(Object.keys(message));
  const first = name.charCodeAt(0).toString(16).padStart(4, '0');
  const again = random.pick([`"${name}"`, `"\\u${first}${name.slice(1)}"`]);
  const value = random.chance(0.5) ? JSON.stringify(message[name]) : '1';
  const text = asText(message);
  const twice = random.chance(0.5)
    ? text.replace('{', `{${again}:${value},`)
    : text.replace(/\}$/, `,${again}:${value}}`);
  return { ...signed(seat, kind, Buffer.from(twice)), refusedAs: syntax };
};

/** The whole is no single JSON object. */
export const noObject: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const text = asText(compose(seat, kind));
  const whole = random.pick([
    '',
    ' ',
    'null',
    'true',
    '1',
    '"text"',
    '[]',
    `[${text}]`,
    `${text}${text}`,
    `${text}x`,
    `${text}\u0000`,
    `x${text}`,
    text.slice(1),
    text.slice(0, -1),
    text.replace(/\}$/, ',}'),
    text.replaceAll('"', "'"),
    text.replace(',', ',,'),
    text.replace(':', '='),
    `// a remark\n${text}`,
    `{"message":${text}`,
    `<xml>${text}</xml>`,
    `${'{"a":'.repeat(5000)}1`,
    'user=main-1&amount=1',
  ]);
  return { ...signed(seat, kind, Buffer.from(whole)), refusedAs: syntax };
};

/** Bytes that are not valid UTF-8, or text in another encoding. */
export const noText: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const bytes = render(compose(seat, kind));
  const whole = random.pick([
    () => Buffer.concat([bytes, Buffer.from([0xc3])]),
    () => Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff]), bytes.subarray(2)]),
    () => Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xc0, 0x80]), bytes.subarray(2)]),
    () => Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(2)]),
    () => Buffer.from(bytes.toString(), 'utf16le'),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString(), 'utf16le')]),
    () => Buffer.alloc(1 + random.below(64)),
  ])();
  return { ...signed(seat, kind, whole), refusedAs: syntax };
};

/** The same message in another spelling: it must be understood, since its signature fits. */
export const otherSpelling: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const message = compose(seat, kind);
  const text = asText(message);
  const whole = random.pick([
    () => JSON.stringify(message, null, 1 + random.below(8)),
    () => text.replaceAll(':', ' :\r\n\t'),
    () => `\ufeff${text}`,
    () => ` \n${text}\t\r\n`,
    () => asText(Object.fromEntries(Object.entries(message).toReversed())),
    () => text.replaceAll('_', '\\u005f'),
    () => text.replaceAll('-', '\\u002d'),
    () => text.replace('{', `{"unheard":${'['.repeat(14)}${']'.repeat(14)},`),
    () => text.replace('{', '{"__proto__":{"status":"RS_OK"},"constructor":1,"toString":null,'),
    () => text.replace('{', '{"":0,"\\ud83d\\ude00":1,'),
  ])();
  return signed(seat, kind, Buffer.from(whole));
};

/** A body around the limit of its length. */
export const longBody: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const bytes = render(compose(seat, kind));
  const length = random.pick([65_535, 65_536, 65_537, 66_000, 130_000, 262_145, 300_000]);
  const padding = Buffer.alloc(Math.max(0, length - bytes.length), random.pick([' ', '\n']));
  return signed(seat, kind, Buffer.concat([bytes, padding]));
};
