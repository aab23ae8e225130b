import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@parlour/testkit/site/http-client';
import { judge, statusOf, type Judged } from './judge';
import { expectAnswer } from './model/expect-answer';
import type { Attempt } from './mutations/attempt';
import type { Seat } from './players/seat';
import type { Answered, Transport } from './wire/transport';

/** The transports to the target of this run. */
export type FuzzTarget = {
  port: number;
  injected: Transport;
  socketOf: (seat: Seat) => Transport;
  /** How often an answer was indefinite and the vendor asked again. */
  askedAgain: number;
  /** As when a player opens the game again. */
  renewToken: (seat: Seat) => Promise<void>;
};

type CountedAnswer = Answered & { tries: number };

/** Limits only whether an answer comes; how fast it comes is measured elsewhere. */
const longestWaitMs = 20_000;
const mostTries = 12;

/** Sends an attempt, once or twice at the same time, and judges the answers. */
export const exchange = async (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
): Promise<Judged[]> => {
  // The answer to a very long body may be lost: it comes, and the connection closes, before the
  // body's end.
  const isShort = attempt.bytes.length < 200_000;
  const isOverSocket = attempt.isRaw === true || (seat.random.chance(0.1) && isShort);
  const transport = isOverSocket ? target.socketOf(seat) : target.injected;
  const ask = () => exchangeUntilDefinite(target, seat, attempt, transport);
  const answers = await Promise.all(attempt.isTwice ? [ask(), ask()] : [ask()]);
  const [first] = answers;
  if (first && isLostSwap(attempt, first)) {
    await target.renewToken(seat);
    return [{ outcome: 'RS_ERROR_TOKEN_EXPIRED', wrong: [] }];
  }
  return answers.map((answered) => judge(seat, attempt, answered));
};

/** The answer that named the new token was lost; a repeat finds the old token ended. */
const isLostSwap = ({ kind }: Attempt, answered: CountedAnswer): boolean =>
  kind === 'check' && answered.tries > 1 && statusOf(answered) === 'RS_ERROR_TOKEN_EXPIRED';

/** Sends an attempt until its answer is definite. */
export const exchangeUntilDefinite = (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
  transport = target.injected,
): Promise<CountedAnswer> => {
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

/** As a vendor does: an indefinite answer is followed by a repeat with the same key. */
const untilKnown = async (
  target: FuzzTarget,
  seat: Seat,
  attempt: Attempt,
  send: () => Promise<Answered>,
): Promise<CountedAnswer> => {
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
