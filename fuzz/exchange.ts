import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@parlour/testkit/http-client';
import { judge, statusOf, type Judged } from './judge';
import { expectAnswer } from './model/expect-answer';
import type { Attempt } from './mutations/attempt';
import type { Seat } from './players/seat';
import type { Answered, Transport } from './wire/transport';

/** The ways to one target that is being tried. */
export type FuzzTarget = {
  port: number;
  injected: Transport;
  socketOf: (seat: Seat) => Transport;
  /** How often an answer said that nobody knows, and the vendor asked again. */
  askedAgain: number;
  /** As when a player opens the game anew. */
  renewToken: (seat: Seat) => Promise<void>;
};

type Heard = Answered & { tries: number };

/** That an answer comes at all; how fast it comes is measured elsewhere. */
const longestWaitMs = 20_000;
const mostTries = 12;

/** Sends an attempt, once or twice at the same time, and judges what comes back. */
export const exchange = async (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
): Promise<Judged[]> => {
  // Of a very long body the answer may be lost: it comes, and the connection ends, before the rest.
  const isShort = attempt.bytes.length < 200_000;
  const isOverSocket = attempt.isRaw === true || (seat.random.chance(0.1) && isShort);
  const transport = isOverSocket ? target.socketOf(seat) : target.injected;
  const ask = () => hear(target, seat, attempt, transport);
  const answers = await Promise.all(attempt.isTwice ? [ask(), ask()] : [ask()]);
  const [first] = answers;
  if (first && isLostSwap(attempt, first)) {
    await target.renewToken(seat);
    return [{ outcome: 'RS_ERROR_TOKEN_EXPIRED', wrong: [] }];
  }
  return answers.map((answered) => judge(seat, attempt, answered));
};

/** The answer that named the new token was lost; asked again, the old one has ended. */
const isLostSwap = ({ kind }: Attempt, answered: Heard): boolean =>
  kind === 'check' && answered.tries > 1 && statusOf(answered) === 'RS_ERROR_TOKEN_EXPIRED';

/** Sends an attempt until its answer is a definite one. */
export const hear = (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
  transport = target.injected,
): Promise<Heard> => {
  const message = messageOf(seat, attempt);
  return untilKnown(target, seat, attempt, () => inTime(transport.send(message)));
};

const messageOf = ({ vendor }: Seat, attempt: Attempt): Message => {
  const { method = 'POST', kind, signature, bytes, headers } = attempt;
  const all = {
    'content-type': 'application/json',
    [vendor.header.toLowerCase()]: signature,
    ...headers,
  };
  return {
    method,
    path: attempt.url ?? `/vendor/${vendor.code}${vendor.dialect.paths[kind]}`,
    headers: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    bytes,
  };
};

/** As a vendor does: what nobody knows is asked again, with the same key, until it is known. */
const untilKnown = async (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
  send: () => Promise<Answered>,
): Promise<Heard> => {
  for (let tries = 1; ; tries += 1) {
    const answered = await send();
    const isKnown = statusOf(answered) !== 'RS_ERROR_UNKNOWN';
    if (isKnown || tries === mostTries) return { ...answered, tries };
    const { statuses } = expectAnswer(seat, attempt.kind, attempt.bytes);
    if (statuses.includes('RS_ERROR_UNKNOWN')) return { ...answered, tries };
    target.askedAgain += 1;
    await pause(tries * 50);
  }
};

const inTime = (answer: Promise<Answered>): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`no answer within ${longestWaitMs / 1000} s`)),
      longestWaitMs,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
