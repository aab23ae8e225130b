import { setTimeout as pause } from 'node:timers/promises';
import { judge, statusOf, type Judged } from '../judge';
import { signed, type Attempt } from '../mutations/attempt';
import { compose } from '../players/compose';
import type { Seat } from '../players/seat';
import { RawConnection } from './raw-connection';
import type { Answered } from './transport';

/** Requests that only a socket can send. Each returns the answer, and what was wrong about it. */
type OddRequest = (seat: Seat, connection: RawConnection, port: number) => Promise<Judged[]>;

const soundBet = (seat: Seat): Attempt => ({
  ...signed(seat, 'bet', compose(seat, 'bet')),
  mutation: 'an odd request',
});

const headOf = (
  { vendor }: Seat,
  { kind, signature }: Attempt,
  lines: string[],
  version = '1.1',
): string =>
  [
    `POST /vendor/${vendor.code}${vendor.dialect.paths[kind]} HTTP/${version}`,
    'host: localhost',
    'content-type: application/json',
    `${vendor.header}: ${signature}`,
    ...lines,
    '\r\n',
  ].join('\r\n');

/** A whole request as bytes. */
const requestOf = (seat: Seat, attempt: Attempt): Buffer =>
  Buffer.concat([
    Buffer.from(headOf(seat, attempt, [`content-length: ${attempt.bytes.length}`])),
    attempt.bytes,
  ]);

const chunk = (bytes: Buffer): string => `${bytes.length.toString(16)}\r\n${bytes.toString()}\r\n`;

/** What HTTP itself refuses; whatever of it reaches a dialect has no valid signature. */
const refusedByHttp = ({ http, text }: Answered): Judged => {
  const isRefused = http >= 400 && http < 500 && text.startsWith('{');
  const isUnsigned = http === 200 && text.startsWith('{"status":"RS_ERROR_INVALID_SIGNATURE",');
  const wrong = isRefused || isUnsigned ? [] : [`HTTP ${http} ${text}`];
  return { outcome: `HTTP ${http}`, wrong };
};

const slowBody: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  const whole = requestOf(seat, attempt);
  for (let at = 0; at < whole.length; at += 97) {
    connection.write(whole.subarray(at, at + 97));
    await pause(1);
  }
  return [await judgeKnown(seat, attempt, port, await connection.read())];
};

const inChunks: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  const middle = 1 + seat.random.below(attempt.bytes.length - 1);
  connection.write(headOf(seat, attempt, ['transfer-encoding: chunked']));
  connection.write(chunk(attempt.bytes.subarray(0, middle)));
  connection.write(`${chunk(attempt.bytes.subarray(middle))}0\r\n\r\n`);
  return [await judgeKnown(seat, attempt, port, await connection.read())];
};

const expectingContinue: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  const lines = [`content-length: ${attempt.bytes.length}`, 'expect: 100-continue'];
  connection.write(headOf(seat, attempt, lines));
  connection.write(attempt.bytes);
  return [await judgeKnown(seat, attempt, port, await connection.read())];
};

/** Several requests at once on one connection; between the sound ones, one that is not signed. */
const pipelined: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  const unsigned = { ...attempt, signature: 'none', refusedAs: ['RS_ERROR_INVALID_SIGNATURE'] };
  const all = [unsigned, attempt, unsigned, attempt];
  connection.write(Buffer.concat(all.map((each) => requestOf(seat, each))));
  const answers = await Promise.all(all.map(() => connection.read()));
  const judged: Judged[] = [];
  for (const [place, each] of all.entries()) {
    judged.push(await judgeKnown(seat, each, port, answers[place]!));
  }
  return judged;
};

/** The connection is closed for it, perhaps before the bet was answered. */
const moreThanSaid: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  connection.write(Buffer.concat([requestOf(seat, attempt), Buffer.from('more of it\r\n\r\n')]));
  const first = await connection.read().catch(() => undefined);
  return [await judgeKnown(seat, attempt, port, first?.http === 200 ? first : undefined)];
};

/** The bet is sent and its answer not awaited; a repeat finds it done once. */
const answerNotRead: OddRequest = async (seat, connection, port) => {
  const attempt = soundBet(seat);
  connection.write(requestOf(seat, attempt));
  await pause(seat.random.below(4));
  connection.close();
  return [await judgeKnown(seat, attempt, port, undefined)];
};

/** While the answer is missing or indefinite, the same is asked again. */
const judgeKnown = async (
  seat: Seat,
  attempt: Attempt,
  port: number,
  first: Answered | undefined,
): Promise<Judged> => {
  let answered = first;
  for (let tries = 1; tries <= 12 && !isDefinite(answered); tries += 1) {
    const connection = await RawConnection.open(port);
    connection.write(requestOf(seat, attempt));
    answered = await connection.read().catch(() => undefined);
    connection.close();
    if (!isDefinite(answered)) await pause(50 * tries);
  }
  if (!answered) throw new Error('no answer, however often it was asked');
  return judge(seat, attempt, answered);
};

const isDefinite = (answered: Answered | undefined): boolean =>
  answered !== undefined && statusOf(answered) !== 'RS_ERROR_UNKNOWN';

/** A part of a request and then silence: it must not become a bet. */
const brokenOff: OddRequest = async (seat, connection) => {
  const attempt = soundBet(seat);
  const whole = requestOf(seat, attempt);
  connection.write(whole.subarray(0, 1 + seat.random.below(whole.length - 2)));
  await pause(2);
  connection.close();
  return [{ outcome: 'broken off', wrong: [] }];
};

type Refused = (seat: Seat, attempt: Attempt) => string | Buffer;

const refused: Record<string, Refused> = {
  'two lengths': (seat, attempt) => {
    const { length } = attempt.bytes;
    const lines = [`content-length: ${length}`, `content-length: ${length - 1}`];
    return headOf(seat, attempt, lines) + attempt.bytes.toString();
  },
  'a length and chunks': (seat, attempt) => {
    const lines = [`content-length: ${attempt.bytes.length}`, 'transfer-encoding: chunked'];
    return `${headOf(seat, attempt, lines)}${chunk(attempt.bytes)}0\r\n\r\n`;
  },
  'a chunk of no length': (seat, attempt) =>
    `${headOf(seat, attempt, ['transfer-encoding: chunked'])}zz\r\n${attempt.bytes}\r\n0\r\n\r\n`,
  'a chunk of negative length': (seat, attempt) =>
    `${headOf(seat, attempt, ['transfer-encoding: chunked'])}-5\r\n${attempt.bytes}\r\n0\r\n\r\n`,
  'a negative length': (seat, attempt) =>
    headOf(seat, attempt, ['content-length: -1']) + attempt.bytes.toString(),
  'a length with an exponent': (seat, attempt) =>
    headOf(seat, attempt, ['content-length: 1e3']) + attempt.bytes.toString(),
  'a hexadecimal length': (seat, attempt) =>
    headOf(seat, attempt, ['content-length: 0x10']) + attempt.bytes.toString(),
  'a header of 20 KB': (seat, attempt) =>
    `${headOf(seat, attempt, [`x-long: ${'x'.repeat(20_000)}`, 'content-length: 2'])}{}`,
  'a header without a colon': (seat, attempt) =>
    headOf(seat, attempt, ['a header without a colon', 'content-length: 0']),
  'a version that is none': (seat, attempt) => headOf(seat, attempt, ['content-length: 0'], '9.9'),
  'a method that is none': () =>
    'BET /vendor/ACME/transaction/bet HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'no version': () => 'POST /vendor/ACME/transaction/bet\r\n\r\n',
  'a TLS ClientHello': () =>
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x0d, 0x0a, 0x0d, 0x0a]),
  'JSON without HTTP': () => '{"amount":1}\r\n\r\n',
};

const oddRequests: Record<string, OddRequest> = {
  'a slow body': slowBody,
  'a body in chunks': inChunks,
  'a body that is announced': expectingContinue,
  'four requests at once': pipelined,
  'more than was said': moreThanSaid,
  'an answer not read': answerNotRead,
  'a request broken off': brokenOff,
  ...Object.fromEntries(
    Object.entries(refused).map(([name, make]): [string, OddRequest] => [
      name,
      async (seat, connection) => {
        connection.write(make(seat, soundBet(seat)));
        return [refusedByHttp(await connection.read())];
      },
    ]),
  ),
};

/** Makes one of them on a connection of its own. */
export const oddRequest = async (seat: Seat, port: number): Promise<Judged[]> => {
  const name = seat.random.pick(Object.keys(oddRequests));
  const connection = await RawConnection.open(port);
  try {
    const judged = await oddRequests[name]!(seat, connection, port);
    return judged.map(({ outcome, wrong }) => ({
      outcome,
      wrong: wrong.map((each) => `${name}: ${each}`),
    }));
  } catch (error) {
    return [{ outcome: 'no answer', wrong: [`${name}: ${(error as Error).message}`] }];
  } finally {
    connection.close();
  }
};
